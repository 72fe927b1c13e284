// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/live/rendersnapshot.h"
#include "models/render/ledgermodel.h"
#include "models/render/ledgerproxy.h"

#include <QWidget>

class QListView;
class QStackedWidget;
class QToolButton;

namespace outcrop {

class ElidedLabel;
class EmptyState;

/// Lists the lost, changed and added parts of one provider in a comparison. Does not change the window's selected provider.
class ComparedLosses : public QWidget
{
    Q_OBJECT

public:
    explicit ComparedLosses(QWidget *parent = nullptr);

    const QString &provider() const { return m_provider; }
    void showRender(const ComparedRender &render);

Q_SIGNALS:
    void backRequested();
    /// Emitted when the user chooses an entry that has a source.
    void lossSourceChosen(const outcrop::Origin &origin);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void setUpList();
    void chooseEntry(const QModelIndex &index);

    QToolButton *m_backButton;
    ElidedLabel *m_summary;
    QStackedWidget *m_pages; ///< the list, or the empty state
    QListView *m_list;
    EmptyState *m_emptyState;
    LedgerModel m_ledger;
    LedgerProxy m_changes;
    QString m_provider;
    std::shared_ptr<const PromptBundle> m_bundle; ///< source of the entries
};

} // namespace outcrop
