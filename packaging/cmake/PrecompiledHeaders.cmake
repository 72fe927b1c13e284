# SPDX-License-Identifier: GPL-3.0-or-later
# Headers that nearly every source of a layer includes are parsed once. Only headers of the language, of Qt and of nlohmann: whatever else is
# written in this project must be included where it is used, and the header check sees that it is.

set(OUTCROP_CORE_HEADERS <nlohmann/json.hpp> <QHash> <QList> <QString> <functional> <memory> <optional> <variant>)
set(OUTCROP_MODEL_HEADERS ${OUTCROP_CORE_HEADERS} <QAbstractItemModel> <QColor> <QFont>)
set(OUTCROP_WINDOW_HEADERS ${OUTCROP_CORE_HEADERS} <QtWidgets>)

# outcrop_test_headers(TEST LIBRARY): a test of LIBRARY shares the headers that the first such test had parsed. The tests of one library have the same
# definitions, which is what sharing asks for, but for those of Qt6::Test, which name the test's folder: so QTest is not among these headers. A test of
# another library parses its own.
function(outcrop_test_headers test library)
    set(headers_outcrop_core ${OUTCROP_CORE_HEADERS} <QtCore>)
    set(headers_outcrop_models ${OUTCROP_MODEL_HEADERS} <QtCore>)
    set(headers_outcrop_app ${OUTCROP_CORE_HEADERS} <QtCore>)
    set(headers_outcrop_clicommands ${OUTCROP_CORE_HEADERS} <QtCore> <CLI/CLI.hpp>)
    set(headers_outcrop_gui ${OUTCROP_WINDOW_HEADERS})
    string(REPLACE gui_support outcrop_gui library ${library})
    if(NOT headers_${library})
        return()
    endif()
    set(shared headers_of_${library}_tests)
    if(NOT TARGET ${shared})
        file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/${shared}.cpp CONTENT "// Nothing: its headers are what counts.\n")
        add_library(${shared} OBJECT ${CMAKE_BINARY_DIR}/${shared}.cpp)
        set_target_properties(${shared} PROPERTIES AUTOMOC OFF AUTOUIC OFF AUTORCC OFF POSITION_INDEPENDENT_CODE ON)
        target_link_libraries(${shared} PRIVATE outcrop_flags ${library})
        target_precompile_headers(${shared} PRIVATE ${headers_${library}})
    endif()
    target_precompile_headers(${test} REUSE_FROM ${shared})
endfunction()
