// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/settings/settingsdialog.h"

#include "ui_settingsdialog.h"

#include "app/program/interfacelanguage.h"
#include "core/base/joinedtext.h"
#include "gui/base/translations.h"

#include <QFontDatabase>
#include <QLocale>
#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace outcrop {

namespace {

void selectValue(QComboBox *box, const QVariant &value)
{
    box->setCurrentIndex(std::max(0, box->findData(value)));
}

QString themeTitle(ThemeChoice choice)
{
    switch (choice) {
    case ThemeChoice::System:
        return SettingsDialog::tr("System");
    case ThemeChoice::Light:
        return SettingsDialog::tr("Light");
    case ThemeChoice::Dark:
        return SettingsDialog::tr("Dark");
    case ThemeChoice::HighContrastLight:
        return SettingsDialog::tr("High contrast light");
    case ThemeChoice::HighContrastDark:
        return SettingsDialog::tr("High contrast dark");
    }
    return {};
}

QString autosaveTitle(Autosave when)
{
    switch (when) {
    case Autosave::Off:
        //: Choice of a setting: when documents are saved automatically
        return SettingsDialog::tr("Never");
    case Autosave::AfterPause:
        return SettingsDialog::tr("After a pause in typing");
    case Autosave::OnFocusLoss:
        return SettingsDialog::tr("When you leave the document");
    }
    return {};
}

/// Returns the native name of a language and its code: `British English (en_GB)`; only the code if the language is unknown.
QString languageTitle(const QString &code)
{
    const QLocale locale(code);
    const QString name = locale.nativeLanguageName();
    return name.isEmpty() ? code : detailedText(name, code);
}

} // namespace

SettingsDialog::SettingsDialog(WindowSettings &settings, const QStringList &languages, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_unique<Ui::SettingsDialog>())
    , m_settings(settings)
{
    m_ui->setupUi(this);
    m_ui->recoveryNote->setForegroundRole(QPalette::PlaceholderText);
    m_ui->restoreNote->setForegroundRole(QPalette::PlaceholderText);
    m_ui->interfaceLanguageNote->setForegroundRole(QPalette::PlaceholderText);
    m_ui->effectNote->setForegroundRole(QPalette::PlaceholderText);
    fillChoices(languages);
    showSettings();
    connectPages();
    connectAppearance();
    connectEditor();
    connectSaving();
    connectTransfer();
}

SettingsDialog::~SettingsDialog() = default;

/// Returns the base font size in points; the zoom is added to it.
int SettingsDialog::defaultFontSize()
{
    return qRound(QFontDatabase::systemFont(QFontDatabase::FixedFont).pointSizeF());
}

void SettingsDialog::fillChoices(const QStringList &languages)
{
    m_ui->size->setRange(defaultFontSize() - 6, defaultFontSize() + 24);
    for (const ThemeChoice choice : allThemes)
        m_ui->theme->addItem(themeTitle(choice), static_cast<int>(choice));
    fillInterfaceLanguages();
    for (const Autosave when : {Autosave::Off, Autosave::AfterPause, Autosave::OnFocusLoss})
        m_ui->autosave->addItem(autosaveTitle(when), static_cast<int>(when));
    //: Choice of a setting: no spell checking
    m_ui->language->addItem(tr("Off"), QString());
    m_ui->languageLabel->setVisible(!languages.isEmpty());
    m_ui->language->setVisible(!languages.isEmpty()); // the list is hidden if there are no dictionaries
    for (const QString &language : languages)
        m_ui->language->addItem(languageTitle(language), language);
}

void SettingsDialog::fillInterfaceLanguages()
{
    //: Choice of a setting; %1 is the name of a language, such as Deutsch
    m_ui->interfaceLanguage->addItem(tr("System language (%1)").arg(Translations::title(systemLanguage())), QString());
    QList<std::pair<QString, QString>> choices; // title and code of each language
    for (const QString &code : availableLanguages())
        choices.append({Translations::title(code), code});
    std::sort(choices.begin(), choices.end(), [](const auto &left, const auto &right) { return left.first.localeAwareCompare(right.first) < 0; });
    for (const auto &[title, code] : std::as_const(choices))
        m_ui->interfaceLanguage->addItem(title, code);
}

void SettingsDialog::showSettings()
{
    const QScopedValueRollback showing(m_isUpdating, true);
    const EditorOptions options = m_settings.editorOptions();
    selectValue(m_ui->theme, static_cast<int>(m_settings.theme()));
    m_ui->reducedMotion->setChecked(m_settings.isMotionReduced());
    selectValue(m_ui->interfaceLanguage, m_settings.interfaceLanguage());
    m_ui->size->setValue(defaultFontSize() + options.zoom);
    m_ui->ownFont->setChecked(options.family.isEmpty());
    m_ui->family->setCurrentFont(
        options.family.isEmpty() ? QFontDatabase::systemFont(QFontDatabase::FixedFont) : QFont(options.family));
    m_ui->wrapped->setChecked(options.wrapsLines);
    m_ui->spacesShown->setChecked(options.showsSpaces);
    m_ui->tabWidth->setValue(options.tabWidth);
    selectValue(m_ui->language, options.language);
    selectValue(m_ui->autosave, static_cast<int>(m_settings.autosave().when));
    m_ui->seconds->setValue(m_settings.autosave().seconds);
    m_ui->restoresSession->setChecked(m_settings.restoresSession());
    updateEnabled();
}

void SettingsDialog::updateEnabled()
{
    m_ui->family->setEnabled(!m_ui->ownFont->isChecked());
    m_ui->language->setEnabled(m_ui->language->count() > 1);
    m_ui->seconds->setEnabled(m_ui->autosave->currentData().toInt() == static_cast<int>(Autosave::AfterPause));
}

void SettingsDialog::connectPages()
{
    connect(m_ui->chapters, &QListWidget::currentRowChanged, m_ui->pages, &QStackedWidget::setCurrentIndex);
    m_ui->chapters->setCurrentRow(0);
    connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_ui->editShortcuts, &QPushButton::clicked, this, &SettingsDialog::shortcutsRequested);
    connect(m_ui->restoresSession, &QCheckBox::toggled, this,
        [this](bool restores) { m_settings.setRestoresSession(restores); });
}

void SettingsDialog::connectAppearance()
{
    connect(m_ui->theme, &QComboBox::currentIndexChanged, this, &SettingsDialog::storeTheme);
    connect(m_ui->reducedMotion, &QCheckBox::toggled, this, &SettingsDialog::storeMotion);
    connect(m_ui->interfaceLanguage, &QComboBox::currentIndexChanged, this, &SettingsDialog::storeInterfaceLanguage);
    connect(m_ui->size, &QSpinBox::valueChanged, this, &SettingsDialog::storeEditorOptions);
    connect(m_ui->ownFont, &QCheckBox::toggled, this, &SettingsDialog::storeEditorOptions);
    connect(m_ui->family, &QFontComboBox::currentFontChanged, this, &SettingsDialog::storeEditorOptions);
}

void SettingsDialog::connectEditor()
{
    for (const QCheckBox *box : {m_ui->wrapped, m_ui->spacesShown})
        connect(box, &QCheckBox::toggled, this, &SettingsDialog::storeEditorOptions);
    connect(m_ui->tabWidth, &QSpinBox::valueChanged, this, &SettingsDialog::storeEditorOptions);
    connect(m_ui->language, &QComboBox::currentIndexChanged, this, &SettingsDialog::storeEditorOptions);
}

void SettingsDialog::connectSaving()
{
    connect(m_ui->autosave, &QComboBox::currentIndexChanged, this, &SettingsDialog::storeAutosave);
    connect(m_ui->seconds, &QSpinBox::valueChanged, this, &SettingsDialog::storeAutosave);
}

/// Adds the buttons for settings files.
void SettingsDialog::connectTransfer()
{
    const auto add = [this](const QString &name, const QString &text, auto signal) {
        QPushButton *button = m_ui->buttons->addButton(text, QDialogButtonBox::ActionRole);
        button->setObjectName(name);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, signal);
    };
    add(QStringLiteral("exportSettingsButton"), tr("Export settings…"), &SettingsDialog::exportRequested);
    add(QStringLiteral("importSettingsButton"), tr("Import settings…"), &SettingsDialog::importRequested);
}

void SettingsDialog::storeTheme()
{
    if (m_isUpdating)
        return;
    const auto choice = static_cast<ThemeChoice>(m_ui->theme->currentData().toInt());
    m_settings.setTheme(choice);
    Q_EMIT themeChosen(choice);
}

void SettingsDialog::storeMotion()
{
    if (m_isUpdating)
        return;
    m_settings.setMotionReduced(m_ui->reducedMotion->isChecked());
    Q_EMIT motionChosen();
}

void SettingsDialog::storeInterfaceLanguage()
{
    if (!m_isUpdating)
        m_settings.setInterfaceLanguage(m_ui->interfaceLanguage->currentData().toString());
}

void SettingsDialog::storeEditorOptions()
{
    updateEnabled();
    if (m_isUpdating)
        return;
    const QString family = m_ui->ownFont->isChecked() ? QString() : m_ui->family->currentFont().family();
    const EditorOptions options{m_ui->wrapped->isChecked(), m_ui->size->value() - defaultFontSize(), family,
        m_ui->tabWidth->value(), m_ui->spacesShown->isChecked(), m_ui->language->currentData().toString()};
    m_settings.setEditorOptions(options);
    Q_EMIT editorOptionsChosen(options);
}

void SettingsDialog::storeAutosave()
{
    updateEnabled();
    if (m_isUpdating)
        return;
    const AutosaveChoice choice{static_cast<Autosave>(m_ui->autosave->currentData().toInt()), m_ui->seconds->value()};
    m_settings.setAutosave(choice);
    Q_EMIT autosaveChosen(choice);
}

} // namespace outcrop
