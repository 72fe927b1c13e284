// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/render/unsentlayerslabel.h"

namespace outcrop {
namespace {

constexpr qsizetype listedLayers = 3;

/// Returns the layers with titles and reasons as HTML.
QList<UnsentLayer> asHtml(QList<UnsentLayer> layers)
{
    for (UnsentLayer &layer : layers) {
        layer.title = QStringLiteral("<a href=\"%1\">%2</a>").arg(layer.file.toHtmlEscaped(), layer.title.toHtmlEscaped());
        layer.reason = layer.reason.toHtmlEscaped();
    }
    return layers;
}

} // namespace

UnsentLayersLabel::UnsentLayersLabel(QWidget *parent) : QLabel(parent)
{
    setTextFormat(Qt::RichText);
    setWordWrap(true);
    setMargin(6);
    setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    hide();
}

void UnsentLayersLabel::showLayers(const QList<UnsentLayer> &layers)
{
    setVisible(!layers.isEmpty());
    //: Below the losses of a prompt; %1 is a list of layers with the reasons
    setText(tr("%n layer(s) not sent: %1", nullptr, static_cast<int>(layers.size())).arg(unsentLayersText(asHtml(layers), listedLayers)));
    setToolTip(layers.size() > listedLayers ? unsentLayersText(layers, layers.size()) : QString());
}

} // namespace outcrop
