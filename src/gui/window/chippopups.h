// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/finder/finderpopup.h"

namespace outcrop {

class ChipPicker;
class WindowSettings;

/// Opens a popup with a search field for the choices of a chip. Matches names and descriptions. Recently used choices come first. The text below
/// the choices explains the chip. A chip shows its usual
/// list until it is passed to add().
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
