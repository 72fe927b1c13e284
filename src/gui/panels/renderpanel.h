// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/text/documenttabs.h"
#include "gui/work/renderedview.h"
#include "models/ledgermodel.h"
#include "models/ledgerproxy.h"

#include <QTimer>
#include <QWidget>

#include <memory>

namespace Ui {
class RenderPanel;
}

namespace outcrop {

/// What the provider is sent: the request to write at the top; below it the prompt as a person reads it, the exact JSON, and the losses.
/// What is not current is never shown as if it were: it is marked at once and pales when the next render takes its time.
class RenderPanel : public QWidget
{
    Q_OBJECT

public:
    enum class Tab { Prompt, Request, Losses };

    explicit RenderPanel(QWidget *parent = nullptr);
    ~RenderPanel() override;

    QString request() const;
    void focusRequest();
    void showTab(Tab tab);
    /// Copies what the tab in front shows; of the losses, the selected rows or all.
    void copy() const;
    void setLook(const TextLook &look);

    void showOutdated();
    void showRender(const RenderedView &view);
    void showError(const Error &error);
    /// Nothing is open, or there is no provider.
    void showNothing();

Q_SIGNALS:
    void requestChanged();
    /// The document, and the offset in its text, that a character of the prompt came from.
    void sourceChosen(const QString &path, qsizetype offset);

private:
    void setUpRequest();
    void setUpTexts();
    void setUpLosses();
    void setUpCopy();
    void connectTexts();
    void setUpFocus();
    void setStale(bool stale);
    void showTexts();
    void showFacts();
    void showEmptyPrompt();
    void updateLosses();
    void follow(const Origin &origin);
    QString lossesText() const;

    std::unique_ptr<Ui::RenderPanel> m_ui;
    RenderedView m_view;
    LedgerModel m_ledger;
    LedgerProxy m_losses;
    QTimer m_patience;
};

} // namespace outcrop
