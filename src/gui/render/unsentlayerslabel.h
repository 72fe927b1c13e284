// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/unsentlayers.h"

#include <QLabel>

namespace outcrop {

/// Lists the layers that a prompt omits, with the reasons. Each title is a link with the path of the document.
class UnsentLayersLabel : public QLabel
{
    Q_OBJECT

public:
    explicit UnsentLayersLabel(QWidget *parent = nullptr);

    /// Shows the first layers; the tooltip has all of them. Hides the label if there are none.
    void showLayers(const QList<UnsentLayer> &layers);
};

} // namespace outcrop
