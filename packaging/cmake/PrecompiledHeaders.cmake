# SPDX-License-Identifier: GPL-3.0-or-later
# Headers that nearly every source of a layer includes are parsed once. Only headers of the language, of Qt and of nlohmann: anything else that is
# written in this project must be included where it is used, and the header check sees that it is.

set(OUTCROP_CORE_HEADERS <nlohmann/json.hpp> <QHash> <QList> <QString> <functional> <memory> <optional> <variant>)
set(OUTCROP_MODEL_HEADERS ${OUTCROP_CORE_HEADERS} <QAbstractItemModel> <QColor> <QFont>)
set(OUTCROP_WINDOW_HEADERS ${OUTCROP_CORE_HEADERS} <QtWidgets>)
