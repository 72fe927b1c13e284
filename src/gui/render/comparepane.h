// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/live/rendersnapshot.h"
#include "gui/text/rendertextview.h"

class QComboBox;
class QLabel;

namespace outcrop {

/// One provider of a comparison: its name, a model picker, and its text or error.
class ComparePane : public QWidget
{
    Q_OBJECT

public:
    explicit ComparePane(QWidget *parent = nullptr);

    RenderTextView *text() const { return m_text; }
    const QString &provider() const { return m_provider; }
    /// Sets the provider of the pane. The other panes are compared with the reference.
    void setTarget(const CompareTarget &target, const Adapter *adapter, bool isReference);
    void showRender(const ComparedRender &render);
    const QList<Origin> &origins() const { return m_origins; }

    /// Returns the origin of the first line that comes from a document, starting at the top visible line, and its distance from that line. The origin is
    /// empty if there is no such line.
    std::pair<Origin, int> topOrigin() const;
    /// Scrolls the line of an origin to a distance from the top, in lines. Has no effect if the text does not contain the origin.
    void scrollToOrigin(const Origin &origin, int distanceFromTop);

Q_SIGNALS:
    void modelChosen(const QString &model);
    void scrolled();

private:
    int lineOf(const Origin &origin) const;
    void handleScroll();

    QLabel *m_name;
    QComboBox *m_models;
    QLabel *m_error;
    RenderTextView *m_text;
    QString m_provider;
    QList<Origin> m_origins;
    int m_topLine = 0; ///< first visible line
};

} // namespace outcrop
