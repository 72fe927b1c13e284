// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/openwindow.h"

#include "app/sample/fillsample.h"

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QPlainTextEdit>
#include <QTest>

namespace outcrop {

namespace {

SendServices servicesFor(const FakeServices &fakes, SampleContent content)
{
    SendServices services = fakes.services();
    if (content == SampleContent::FilesAndRecords)
        services.fillSample = [keys = services.keys](const QString &folder) -> Status {
            const Result<SampleRecords> records = fillSample(folder, *keys);
            return records ? success() : Status(records.error());
        };
    return services;
}

} // namespace

OpenWindow::OpenWindow(const PanelList &panels, SampleContent content)
    : m_store(m_folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat)
    , m_settings(m_store)
    , m_fakes(m_folder.filePath(QStringLiteral("keys")))
    , m_window(m_settings, m_dialogs, servicesFor(m_fakes, content), panels)
{
    m_settings.setTourOffered(true); // without this setting, the offer of the tour would be in every picture of the sample
    m_window.resize(1400, 880);
    m_window.show();
}

bool OpenWindow::openSample()
{
    const QString folder = path(QStringLiteral("sample"));
    QDir().mkpath(folder);
    m_dialogs.nextFolder = folder;
    trigger(QStringLiteral("createSample"));
    return wait();
}

bool OpenWindow::openFolder(const QString &folder)
{
    m_window.openFolder(folder);
    return wait();
}

bool OpenWindow::wait()
{
    return QTest::qWaitFor([this] { return m_window.isIdle(); }, 20'000);
}

void OpenWindow::trigger(const QString &action)
{
    find<QAction>(action)->trigger();
}

bool OpenWindow::pick(const QString &picker, const QString &value)
{
    auto *box = find<QComboBox>(picker);
    const int row = box->findData(value);
    box->setCurrentIndex(row);
    return row >= 0 && wait();
}

void OpenWindow::type(const QString &request)
{
    find<QPlainTextEdit>(QStringLiteral("request"))->setPlainText(request);
    wait();
}

} // namespace outcrop
