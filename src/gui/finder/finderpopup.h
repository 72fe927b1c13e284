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

/// The texts of a finder.
struct FinderText {
    QString name;        ///< accessible name: `Find a command`
    QString list;        ///< accessible name of the list
    QString placeholder; ///< placeholder of the input line
    QString nothing;     ///< text if there are no matches
};

/// An input line with a list of matches, at the top of the window. The line keeps the focus: arrow keys select, Enter activates, Escape closes. The
/// popup also closes when it loses the focus.
class FinderPopup : public QFrame
{
    Q_OBJECT

public:
    FinderPopup(const FinderText &words, QWidget *window);

    FinderModel &model() { return m_model; }
    /// Sets the part of the typed text to search for; by default all of it.
    void setNeedle(const std::function<QString(const QString &)> &needle) { m_needle = needle; }
    /// Sets the text below the list.
    void setHint(const QString &hint);
    void open(const QString &typed = {});

Q_SIGNALS:
    void chosen(const QString &id, const QString &typed);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void setUp(const FinderText &words);
    void layOut();
    void search(const QString &typed);
    void updateFooter();
    void place();
    bool keyPressed(int key);
    void move(int rows);
    void select(int row);
    void acceptCurrent();
    void close();

    FinderModel m_model;
    std::function<QString(const QString &)> m_needle;
    QString m_nothing;
    QString m_hintText;
    QLineEdit *m_line;
    QListView *m_list;
    QLabel *m_footer;
    QPointer<QWidget> m_before; ///< widget that had the focus
};

} // namespace outcrop
