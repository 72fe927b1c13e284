// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/keys/keyscontroller.h"

#include "core/base/explainerror.h"
#include "gui/keys/keyeditor.h"
#include "gui/keys/keyrows.h"
#include "gui/keys/keyslook.h"
#include "gui/keys/keysourcelist.h"
#include "gui/look/icons.h"

#include <QAction>
#include <QMainWindow>
#include <QStatusBar>
#include <QToolButton>

namespace outcrop {

namespace {

bool areEqual(const QList<KeyOwner> &left, const QList<KeyOwner> &right)
{
    return std::equal(left.begin(), left.end(), right.begin(), right.end(), [](const KeyOwner &a, const KeyOwner &b) {
        return std::tie(a.provider, a.variable, a.address) == std::tie(b.provider, b.variable, b.address);
    });
}

} // namespace

KeysController::KeysController(QMainWindow *window, const std::shared_ptr<KeyRing> &ring, const KeyTester &tester)
    : m_window(window)
    , m_ring(ring)
    , m_tester(tester)
    , m_showAction(new QAction(lineIcon(QStringLiteral("key")), tr("&Keys and Providers…"), window))
    , m_field(new QToolButton(window))
    , m_statesTask(this)
    , m_storesTask(this)
{
    setUpAction(window);
    setUpField(window);
    setWorkspace(nullptr);
}

KeysController::~KeysController()
{
    for (std::stop_source &test : m_runningTests)
        test.request_stop();
}

void KeysController::setUpAction(QMainWindow *window)
{
    m_showAction->setObjectName(QStringLiteral("showKeys"));
    m_showAction->setToolTip(tr("Source and host of each provider’s key"));
    m_showAction->setStatusTip(m_showAction->toolTip());
    window->addAction(m_showAction);
    connect(m_showAction, &QAction::triggered, this, [this] { show(m_provider); });
}

void KeysController::setUpField(QMainWindow *window)
{
    m_field->setObjectName(QStringLiteral("statusKey"));
    m_field->setAutoRaise(true);
    m_field->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_field->setAccessibleName(tr("Provider key"));
    m_field->hide();
    window->statusBar()->addPermanentWidget(m_field);
    connect(m_field, &QToolButton::clicked, m_showAction, &QAction::trigger);
}

/// Reads the keys only if the folder or the providers changed, because each keystroke sets the workspace.
void KeysController::setWorkspace(const WorkspacePtr &workspace)
{
    const bool isEntered =
        workspace && (!m_workspace || m_workspace->folder != workspace->folder); // keys may have been added elsewhere
    m_workspace = workspace;
    const QList<KeyOwner> owners =
        workspace ? keyOwners(workspace->catalog, workspace->workspace().manifest()) : builtInKeyOwners();
    if (!isEntered && areEqual(owners, m_owners) && !m_rows.isEmpty())
        return showField();
    m_owners = owners;
    refresh();
}

void KeysController::setProvider(const QString &provider)
{
    m_provider = provider;
    showField();
}

void KeysController::refresh()
{
    m_statesTask.run(
        [ring = m_ring, owners = m_owners] {
            QList<Result<KeyState>> states;
            for (const KeyOwner &owner : owners)
                states += ring->state(owner);
            return states;
        },
        [this](const QList<Result<KeyState>> &states) { setStates(states); });
}

void KeysController::setStates(const QList<Result<KeyState>> &states)
{
    QList<KeyRow> rows;
    for (qsizetype i = 0; i < states.size(); ++i) {
        KeyRow row{m_owners.at(i).provider};
        if (states.at(i))
            row = keyRow(*states.at(i));
        else
            row.problem = toFullSentence(explainError(states.at(i).error()));
        if (const KeyRow *before = rowOf(row.provider)) {
            row.test = before->test;
            row.testResult = before->testResult;
        }
        rows += row;
    }
    m_rows = rows;
    showRows();
}

void KeysController::readStores()
{
    m_storesTask.run([ring = m_ring] { return ring->storeStates(); },
        [this](const Result<QList<KeyStoreState>> &stores) {
            if (!m_dialog)
                return;
            if (!stores)
                return m_dialog->showNotice(
                    {NoticeKind::Error, tr("Cannot read the key settings"), explainError(stores.error())});
            QList<KeySourceRow> rows;
            for (const KeyStoreState &store : *stores)
                rows += keySourceRow(store);
            m_dialog->setSources(rows);
            showRows();
        });
}

void KeysController::show(const QString &provider)
{
    if (!m_dialog)
        makeDialog();
    m_dialog->setRows(m_rows);
    m_dialog->showProvider(provider);
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
    refresh();
    readStores();
}

void KeysController::makeDialog()
{
    m_dialog = new KeysDialog(m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    const KeyEditor *editor = &m_dialog->editor();
    connect(editor, &KeyEditor::storeRequested, this, &KeysController::store);
    connect(editor, &KeyEditor::testRequested, this, &KeysController::test);
    connect(editor, &KeyEditor::stopRequested, this, &KeysController::stopTest);
    connect(editor, &KeyEditor::removeRequested, this, [this](const QString &provider, int source) {
        //: Message; %1 is the name of a provider
        change([provider, source, host = hostFor(provider)](
                   KeyRing &ring) { return ring.remove(provider, static_cast<KeySource>(source), host); },
            tr("Removed the key for %1").arg(provider));
    });
    connect(editor, &KeyEditor::allowRequested, this, [this](const QString &provider, const QString &host) {
        const KeyOwner *owner = ownerOf(provider);
        //: Message; %1 is the name of a provider, %2 a host
        change(
            [owner = owner ? *owner : KeyOwner{provider, {}, {}}, host](KeyRing &ring) -> Status {
                const auto allowed = ring.allow(owner, host);
                return allowed ? success() : Status(allowed.error());
            },
            tr("The key for %1 may now be sent to %2").arg(provider, host));
    });
    connect(editor, &KeyEditor::forbidRequested, this, [this](const QString &provider, const QString &host) {
        //: Message; %1 is the name of a provider, %2 a host
        change(
            [provider, host](KeyRing &ring) -> Status {
                const auto forbidResult = ring.forbid(provider, host);
                return forbidResult ? success() : Status(forbidResult.error());
            },
            tr("The key for %1 is no longer sent to %2").arg(provider, host));
    });
    connect(&m_dialog->sources(), &KeySourceList::orderChanged, this, [this](const QList<int> &sources) {
        QList<KeySource> order;
        for (const int source : sources)
            order += static_cast<KeySource>(source);
        change([order](KeyRing &ring) { return ring.setOrder(order); }, {});
    });
}

/// Runs a change of the key settings and reports its result or error.
void KeysController::change(const std::function<Status(KeyRing &)> &work, const QString &message)
{
    m_runningChanges += 1;
    runAsync<Status>(
        this, [ring = m_ring, work] { return work(*ring); },
        [this, message](const Status &status) {
            m_runningChanges -= 1;
            if (m_dialog && !status)
                m_dialog->showNotice({NoticeKind::Error, tr("Cannot change the key settings"), explainError(status.error())});
            else if (m_dialog && !message.isEmpty())
                m_dialog->showNotice({NoticeKind::Success, message});
            if (status)
                Q_EMIT changed();
            refresh();
            if (m_dialog)
                readStores();
        });
}

void KeysController::store(const QString &provider, int source)
{
    const auto key = std::make_shared<Secret>(m_dialog->editor().takeKey());
    if (KeyRow *row = rowOf(provider))
        row->test = KeyTestState::None; // the previous result belongs to the previous key
    //: Message; %1 is the name of a provider
    change([key, provider, source, host = hostFor(provider)](
               KeyRing &ring) { return ring.store(provider, std::move(*key), static_cast<KeySource>(source), host); },
        tr("Stored the key for %1").arg(provider));
}

/// Returns the host that receives the provider's key; empty for the default host.
QString KeysController::hostFor(const QString &provider)
{
    const KeyRow *row = rowOf(provider);
    return row && !row->isDefaultHost ? row->host : QString();
}

void KeysController::test(const QString &provider)
{
    KeyRow *row = rowOf(provider);
    if (!m_workspace || !m_tester || !row)
        return m_dialog->showNotice({NoticeKind::Note, tr("Open a workspace to test a key"),
            tr("The test sends the key to the host configured in the workspace.")});
    row->test = KeyTestState::Running;
    showRows();
    m_runningChanges += 1;
    const std::stop_token stop = m_runningTests.insert(provider, std::stop_source()).value().get_token();
    runAsync<Result<QString>>(
        this,
        [tester = m_tester, workspace = m_workspace, provider, stop] { return tester(*workspace, provider, stop); },
        [this, provider](const Result<QString> &result) { setTestResult(provider, result); });
}

void KeysController::stopTest(const QString &provider)
{
    m_runningTests[provider].request_stop();
}

void KeysController::setTestResult(const QString &provider, const Result<QString> &result)
{
    m_runningChanges -= 1;
    const bool isStopped = m_runningTests.take(provider).stop_requested();
    KeyRow *row = rowOf(provider);
    if (!row)
        return;
    row->test = isStopped ? KeyTestState::None : result ? KeyTestState::Passed : KeyTestState::Failed;
    row->testResult = isStopped ? QString() : result ? *result : explainError(result.error());
    if (m_dialog && row->test == KeyTestState::Failed)
        //: Title of a message; %1 is the name of a provider
        m_dialog->showNotice({NoticeKind::Error, tr("The key test for %1 failed").arg(provider), row->testResult});
    showRows();
}

KeyRow *KeysController::rowOf(const QString &provider)
{
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [&](const KeyRow &row) { return row.provider == provider; });
    return found == m_rows.end() ? nullptr : &*found;
}

const KeyOwner *KeysController::ownerOf(const QString &provider) const
{
    const auto found = std::find_if(
        m_owners.begin(), m_owners.end(), [&](const KeyOwner &owner) { return owner.provider == provider; });
    return found == m_owners.end() ? nullptr : &*found;
}

void KeysController::showRows()
{
    if (m_dialog)
        m_dialog->setRows(m_rows);
    showField();
}

void KeysController::showField()
{
    const KeyRow *row = m_workspace ? rowOf(m_provider) : nullptr;
    m_field->setVisible(row != nullptr);
    const bool isMissing = row && (row->availability == KeyAvailability::Missing || row->availability == KeyAvailability::Unconfirmed || row->availability == KeyAvailability::Refused);
    //: Reason why a request cannot be sent; %1 is a state of a key such as "openai: no key", %2 the action to take
    m_missingKeyText = isMissing ? tr("%1. %2").arg(keySummary(*row), availabilityAdvice(*row)) : QString();
    Q_EMIT missingKeyUpdated();
    if (!row)
        return;
    m_field->setText(keySummary(*row));
    m_field->setIcon(availabilityIcon(row->availability));
    m_field->setToolTip(availabilityAdvice(*row));
    m_field->setAccessibleDescription(m_field->text() + u'\n' + m_field->toolTip());
}

} // namespace outcrop
