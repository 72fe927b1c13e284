# SPDX-License-Identifier: GPL-3.0-or-later
# Lists the headers to precompile, which nearly every source of a layer includes: only those of the standard library, Qt and nlohmann. Headers of this project
# must be included where they are used, which the header check verifies.

set(OUTCROP_CORE_HEADERS <nlohmann/json.hpp> <QHash> <QList> <QString> <functional> <memory> <optional> <variant>)
set(OUTCROP_MODEL_HEADERS ${OUTCROP_CORE_HEADERS} <QAbstractItemModel> <QColor> <QFont>)
set(OUTCROP_WINDOW_HEADERS ${OUTCROP_CORE_HEADERS} <QtWidgets>)

# The core headers, compiled once for the targets that call target_precompile_headers(TARGET REUSE_FROM outcrop_precompiled). GCC accepts them only with the
# same options and at least the same definitions. Therefore, this target has only the options and definitions that all targets have.
file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/precompiled.cpp CONTENT "// A library requires a source.\n")
add_library(outcrop_precompiled OBJECT ${CMAKE_BINARY_DIR}/precompiled.cpp)
set_target_properties(outcrop_precompiled PROPERTIES AUTOMOC OFF AUTOUIC OFF AUTORCC OFF)
target_link_libraries(outcrop_precompiled PRIVATE outcrop_flags Qt6::Core nlohmann_json::nlohmann_json)
target_precompile_headers(outcrop_precompiled PRIVATE ${OUTCROP_CORE_HEADERS})
