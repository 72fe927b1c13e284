// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

namespace outcrop {

/// A field for a definition, with wrapped text. Return or leaving the field completes an edit; Shift+Return starts a new line.
class DefinitionEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit DefinitionEdit(QWidget *parent = nullptr);

    /// Sets the text unless the user is editing it.
    void showText(const QString &text);
    /// Drops a pending edit, so that it is not reported. The text stays until showText().
    void discardEdit();

Q_SIGNALS:
    /// Emitted once per edit, with the text without spaces at its ends.
    void edited(const QString &text);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void finishEdit();
};

} // namespace outcrop
