// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/finder/findermodel.h"

#include <QFrame>
#include <QPointer>

#include <functional>

class QLabel;
class QLineEdit;
class QListView;

namespace outcrop {

/// The labels and messages of a finder.
struct FinderText {
    QString name;        ///< accessible name of the popup, such as `Find a command`
    QString list;        ///< accessible name of the list
    QString placeholder; ///< placeholder of the input line
    QString noMatchesText;   ///< message for an empty list
};

/// An input line with a list of matches, at the top of the window or below a widget. The line keeps the focus. Arrow keys select, Enter activates, and
/// Escape or a loss of the focus closes the popup.
class FinderPopup : public QFrame
{
    Q_OBJECT

public:
    FinderPopup(const FinderText &words, QWidget *window);

    FinderModel &model() { return m_model; }
    /// Sets a function that returns the search text for the typed text. The default is the whole typed text.
    void setSearchTextSource(const std::function<QString(const QString &)> &source) { m_searchTextSource = source; }
    /// Sets the text below the list.
    void setHint(const QString &hint);
    void open(const QString &typed = {});
    /// Opens the popup below a widget instead of at the top of the window. `name` is the accessible name of the line.
    void openBelow(const QWidget &anchor, const QString &name);

Q_SIGNALS:
    void chosen(const QString &id, const QString &typed);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void setUp(const FinderText &words);
    void layOut();
    void search(const QString &typed);
    void updateFooter();
    void updatePosition();
    QSize preferredSize() const;
    bool handleKey(int key);
    void move(int rows);
    void select(int row);
    void acceptCurrentRow();
    void close();

    FinderModel m_model;
    std::function<QString(const QString &)> m_searchTextSource;
    QString m_noMatchesText;
    QPointer<const QWidget> m_anchor; ///< widget above the popup; null at the top of the window
    QString m_hintText;
    QLineEdit *m_input;
    QListView *m_list;
    QLabel *m_footer;
    QPointer<QWidget> m_previousFocus;
};

} // namespace outcrop
