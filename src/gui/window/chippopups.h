// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/finder/finderpopup.h"

namespace outcrop {

class ChipPicker;
class WindowSettings;

/// The popup of the chips: a line that searches the choices of a chip, by name and description. Recently used choices come first. A chip keeps its usual list
/// until it is added.
class ChipPopups : public QObject
{
    Q_OBJECT

public:
    /// The settings must outlive this object.
    ChipPopups(WindowSettings &settings, QWidget *window);

    /// Makes a chip open the popup instead of its list.
    void add(ChipPicker *chip);

private:
    void open(ChipPicker *chip);
    void choose(const QString &id);

    WindowSettings &m_settings;
    FinderPopup *m_popup;
    QPointer<ChipPicker> m_chip; ///< chip whose choices are shown
};

} // namespace outcrop
