// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/look/motion.h"

#include <QApplication>

#include <array>
#include <utility>

namespace outcrop {

namespace {

constexpr std::array effects{Qt::UI_AnimateMenu, Qt::UI_FadeMenu, Qt::UI_AnimateCombo, Qt::UI_AnimateTooltip, Qt::UI_FadeTooltip, Qt::UI_AnimateToolBox};

bool hasReducedMotion = false;

/// The original motion settings of the system.
struct SystemMotion {
    int cursorFlashTime = QApplication::cursorFlashTime();
    std::array<bool, effects.size()> isEnabled{};

    SystemMotion()
    {
        for (size_t at = 0; at < effects.size(); ++at)
            isEnabled.at(at) = QApplication::isEffectEnabled(effects.at(at));
    }
};

} // namespace

void setMotionReduced(bool isReduced)
{
    static const SystemMotion original; // the settings are read before the first change
    if (std::exchange(hasReducedMotion, isReduced) == isReduced)
        return;
    QApplication::setCursorFlashTime(isReduced ? 0 : original.cursorFlashTime);
    for (size_t at = 0; at < effects.size(); ++at)
        QApplication::setEffectEnabled(effects.at(at), !isReduced && original.isEnabled.at(at));
}

bool isMotionReduced()
{
    return hasReducedMotion;
}

} // namespace outcrop
