// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/chippopups.h"

#include "gui/base/windowsettings.h"
#include "gui/widgets/chippicker.h"

namespace outcrop {

namespace {

/// Returns the ID of a choice, which does not depend on its row. A choice without a value selects the default.
QString idOf(const QComboBox &chip, int row)
{
    const QVariant value = chip.itemData(row);
    return value.isValid() ? QLatin1Char('=') + value.toString() : QString();
}

int rowOf(const QComboBox &chip, const QString &id)
{
    for (int row = 0; row < chip.count(); ++row) {
        if (idOf(chip, row) == id)
            return row;
    }
    return -1;
}

FinderItems itemsOf(const QComboBox &chip)
{
    QList<FinderItem> items;
    for (int row = 0; row < chip.count(); ++row) {
        const QString detail = chip.itemData(row, Qt::ToolTipRole).toString();
        items += {idOf(chip, row), chip.itemText(row), detail, row == chip.currentIndex() ? ChipPopups::tr("selected") : QString()};
    }
    return FinderItems(items);
}

} // namespace

ChipPopups::ChipPopups(WindowSettings &settings, QWidget *window)
    : QObject(window)
    , m_settings(settings)
    , m_popup(new FinderPopup({tr("Find a choice"), tr("Choices"), tr("Type to filter"), tr("No matching choices")}, window))
{
    m_popup->setObjectName(QStringLiteral("chipPopup"));
    connect(m_popup, &FinderPopup::chosen, this, &ChipPopups::choose);
}

void ChipPopups::add(ChipPicker *chip)
{
    chip->setPopup([this, chip] { open(chip); });
}

void ChipPopups::open(ChipPicker *chip)
{
    m_chip = chip;
    m_popup->model().setRecent(m_settings.recentChoices(chip->objectName()));
    m_popup->model().setItems(itemsOf(*chip));
    m_popup->setHint((chip->toolTip().isEmpty() ? QString() : chip->toolTip() + u'\n') + tr("Recently used choices come first"));
    m_popup->openBelow(*chip, chip->accessibleName());
}

void ChipPopups::choose(const QString &id)
{
    const int row = m_chip ? rowOf(*m_chip, id) : -1;
    if (row < 0)
        return;
    m_settings.addRecentChoice(m_chip->objectName(), id);
    m_chip->setCurrentIndex(row);
}

} // namespace outcrop
