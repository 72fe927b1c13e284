// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/uniquemnemonics.h"

#include <QAction>
#include <QCoreApplication>
#include <QEvent>
#include <QMenu>
#include <QMenuBar>
#include <QSet>

#include <utility>

namespace outcrop {

namespace {

/// Returns the offset of the `&` before the mnemonic; -1 if there is none. `&&` is a literal `&`.
qsizetype markerOf(const QString &text)
{
    for (qsizetype at = text.indexOf(u'&'); at >= 0 && at + 1 < text.size(); at = text.indexOf(u'&', at + 2)) {
        if (text.at(at + 1) != u'&')
            return at;
    }
    return -1;
}

/// Returns the mnemonic in upper case; a null character if there is none.
QChar mnemonicOf(const QString &text)
{
    const qsizetype marker = markerOf(text);
    return marker < 0 ? QChar() : text.at(marker + 1).toUpper();
}

/// Returns the text with another mnemonic of the same script that is not used, or without a mnemonic.
QString withFreeMnemonic(QString text, const QSet<QChar> &usedCharacter)
{
    const QChar::Script script = mnemonicOf(text).script();
    text.remove(markerOf(text), 1);
    const qsizetype end = text.contains(u'\t') ? text.indexOf(u'\t') : text.size();
    for (const bool onlyAtWords : {true, false}) {
        for (qsizetype at = 0; at < end; ++at) {
            const QChar letter = text.at(at);
            const bool isUsable = letter.isLetter() && letter.script() == script && !usedCharacter.contains(letter.toUpper());
            if (isUsable && (!onlyAtWords || at == 0 || !text.at(at - 1).isLetterOrNumber()))
                return text.insert(at, u'&');
        }
    }
    return text;
}

void makeMnemonicsUnique(const QWidget &menu)
{
    QList<QAction *> actions = menu.actions();
    actions.removeIf([](const QAction *action) { return !action->isVisible() || action->isSeparator(); });
    QStringList texts;
    for (const QAction *action : std::as_const(actions))
        texts += action->text();
    const QStringList uniqueTexts = uniqueMnemonics(texts);
    for (qsizetype i = 0; i < actions.size(); ++i) {
        if (uniqueTexts.at(i) != texts.at(i))
            actions.at(i)->setText(uniqueTexts.at(i));
    }
}

class MnemonicFilter final : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Show && (qobject_cast<QMenu *>(watched) || qobject_cast<QMenuBar *>(watched)))
            makeMnemonicsUnique(*static_cast<QWidget *>(watched));
        return false;
    }
};

} // namespace

QStringList uniqueMnemonics(QStringList texts)
{
    QSet<QChar> usedCharacter;
    for (const QString &text : std::as_const(texts))
        usedCharacter += mnemonicOf(text);
    QSet<QChar> takenCharacter;
    for (QString &text : texts) {
        const QChar mnemonic = mnemonicOf(text);
        if (!mnemonic.isNull() && takenCharacter.contains(mnemonic))
            text = withFreeMnemonic(text, usedCharacter);
        takenCharacter += mnemonicOf(text);
        usedCharacter += mnemonicOf(text);
    }
    return texts;
}

void keepMnemonicsUnique()
{
    QCoreApplication *application = QCoreApplication::instance();
    application->installEventFilter(new MnemonicFilter(application));
}

} // namespace outcrop
