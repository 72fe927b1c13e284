// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diff/textdiff.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace outcrop {

class RenderTextView;

/// Text and the title shown above it.
struct NamedText {
    QString name;
    QString text;
};

/// Shows two versions of a text side by side, read-only, with the differing lines marked and both sides scrolled together.
class CompareDialog : public QDialog
{
    Q_OBJECT

public:
    CompareDialog(const QString &title, const NamedText &left, const NamedText &right, QWidget *parent = nullptr);

private:
    void layOut(const NamedText &left, const NamedText &right);
    void showTexts(const QString &left, const QString &right);
    void connectScrolling();
    void goToDifference(int step);
    void updateButtons();

    TextDiff m_diff;
    RenderTextView *m_leftView;
    RenderTextView *m_rightView;
    QLabel *m_count;
    QPushButton *m_previousButton;
    QPushButton *m_nextButton;
    qsizetype m_current = -1; ///< index of the current difference; -1 before the first
};

} // namespace outcrop
