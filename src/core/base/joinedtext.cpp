// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/joinedtext.h"

#include "core/base/basemessages.h"

namespace outcrop {

namespace {

/// A catalog cannot translate a text as an empty one, so a separator is the text between two placeholders.
QString separatorOf(const MessageText &pair)
{
    return pair(QString(), QString());
}

} // namespace

QString listSeparator()
{
    return separatorOf(basemessages::listItems);
}

QString clauseSeparator()
{
    return separatorOf(basemessages::clauses);
}

QString sentenceSeparator()
{
    return separatorOf(basemessages::sentences);
}

QString labeledText(const QString &label, const QString &text)
{
    return basemessages::labelAndText(label, text);
}

QString detailedText(const QString &text, const QString &detail)
{
    return basemessages::textAndDetail(text, detail);
}

QString withSeconds(const QString &number)
{
    return basemessages::seconds(number);
}

} // namespace outcrop
