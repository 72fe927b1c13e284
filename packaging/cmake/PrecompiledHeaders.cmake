# SPDX-License-Identifier: GPL-3.0-or-later
# Lists the headers to precompile, which nearly every source of a layer includes: only those of the standard library, Qt and nlohmann. Headers of this project
# must be included where they are used, which the header check verifies.

set(OUTCROP_CORE_HEADERS <nlohmann/json.hpp> <QHash> <QList> <QString> <functional> <memory> <optional> <variant>)
set(OUTCROP_MODEL_HEADERS ${OUTCROP_CORE_HEADERS} <QAbstractItemModel> <QColor> <QFont>)
set(OUTCROP_WINDOW_HEADERS ${OUTCROP_CORE_HEADERS} <QtWidgets>)
