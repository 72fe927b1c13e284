// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/completionscripts.h"

namespace outcrop {
namespace {

const char *const bashScript = R"(# bash completion for outcrop-cli
_outcrop_cli()
{
    local current=${COMP_WORDS[COMP_CWORD]} command= word commands= options=
    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case "${command:+$command }$word" in
            %1) command="${command:+$command }$word" ;;
        esac
    done
    case "$command" in
%2    esac
    [[ $current == -* ]] && commands=$options
    COMPREPLY=($(compgen -W "$commands" -- "$current"))
}
complete -o bashdefault -o default -F _outcrop_cli outcrop-cli
)";

const char *const zshScript = R"(#compdef outcrop-cli
_outcrop_cli()
{
    local command= word
    local -a commands options
    for word in "${(@)words[2,CURRENT-1]}"; do
        case "${command:+$command }$word" in
            (%1) command="${command:+$command }$word" ;;
        esac
    done
    case "$command" in
%2    esac
    if [[ $PREFIX == -* ]]; then
        _describe -o option options
    elif (( $#commands )); then
        _describe command commands || _files
    else
        _files
    fi
}
if [[ $funcstack[1] == _outcrop_cli ]]; then
    _outcrop_cli "$@"
else
    compdef _outcrop_cli outcrop-cli
fi
)";

const char *const fishScript = R"(# fish completion for outcrop-cli
function __outcrop_cli_command
    set -l command
    for word in (commandline -opc)[2..-1]
        switch (string join ' ' -- $command $word)
            case %1
                set command $command $word
        end
    end
    string join ' ' -- $command
end
function __outcrop_cli_at
    set -l command (__outcrop_cli_command)
    test "$command" = "$argv[1]"
end
%2)";

/// Returns the names of all commands, each quoted, joined by `separator`.
QString quotedNames(const QList<CompletionEntry> &entries, QChar quote, QLatin1StringView separator)
{
    QStringList names;
    for (const CompletionEntry &entry : entries) {
        if (!entry.name.isEmpty())
            names.append(quote + entry.name + quote);
    }
    return names.join(separator);
}

QString joinCompletionWords(const QList<CompletionWord> &words)
{
    QStringList texts;
    for (const CompletionWord &word : words)
        texts.append(word.text);
    return texts.join(u' ');
}

QString bashCases(const QList<CompletionEntry> &entries)
{
    QString cases;
    for (const CompletionEntry &entry : entries)
        cases += QStringLiteral("        \"%1\") commands=\"%2\" options=\"%3\" ;;\n").arg(entry.name, joinCompletionWords(entry.commands), joinCompletionWords(entry.options));
    return cases;
}

/// Returns the items of an array for _describe: `'text:description'`. A colon in the text is escaped.
QString zshItems(const QList<CompletionWord> &words)
{
    QStringList items;
    for (const CompletionWord &word : words) {
        QString item = QString(word.text).replace(u':', QStringLiteral("\\:")) + u':' + word.description;
        items.append(u'\'' + item.replace(u'\'', QStringLiteral("'\\''")) + u'\'');
    }
    return items.join(u' ');
}

QString zshCases(const QList<CompletionEntry> &entries)
{
    QString cases;
    for (const CompletionEntry &entry : entries)
        cases += QStringLiteral("        (\"%1\") commands=(%2) options=(%3) ;;\n").arg(entry.name, zshItems(entry.commands), zshItems(entry.options));
    return cases;
}

QString quoteForFish(const QString &text)
{
    return u'\'' + QString(text).replace(u'\\', QStringLiteral("\\\\")).replace(u'\'', QStringLiteral("\\'")) + u'\'';
}

QString fishOption(const CompletionWord &word)
{
    const bool isLong = word.text.startsWith(u"--");
    return isLong ? QStringLiteral("-l ") + word.text.mid(2) : QStringLiteral("-s ") + word.text.mid(1);
}

QString fishLines(const QList<CompletionEntry> &entries)
{
    const QString line = QStringLiteral("complete -c outcrop-cli -n \"__outcrop_cli_at '%1'\" %2 -d %3\n");
    QString lines;
    for (const CompletionEntry &entry : entries) {
        if (!entry.commands.isEmpty() && entry.name.isEmpty())
            lines += QStringLiteral("complete -c outcrop-cli -n \"__outcrop_cli_at ''\" -f\n");
        for (const CompletionWord &word : entry.commands)
            lines += line.arg(entry.name, QStringLiteral("-a ") + word.text, quoteForFish(word.description));
        for (const CompletionWord &word : entry.options)
            lines += line.arg(entry.name, fishOption(word), quoteForFish(word.description));
    }
    return lines;
}

} // namespace

QStringList completionShells()
{
    return {QStringLiteral("bash"), QStringLiteral("zsh"), QStringLiteral("fish")};
}

QString completionScript(const QString &shell, const QList<CompletionEntry> &entries)
{
    // Concatenates the strings, because a description can contain a placeholder such as %1.
    const auto fillScript = [](const char *script, const QString &names, const QString &cases) {
        const QStringList before = QString::fromLatin1(script).split(QStringLiteral("%1"));
        const QStringList after = before.at(1).split(QStringLiteral("%2"));
        return QString(before.at(0) + names + after.at(0) + cases + after.at(1));
    };
    if (shell == u"zsh")
        return fillScript(zshScript, quotedNames(entries, u'"', QLatin1StringView("|")), zshCases(entries));
    if (shell == u"fish")
        return fillScript(fishScript, quotedNames(entries, u'\'', QLatin1StringView(" ")), fishLines(entries));
    return fillScript(bashScript, quotedNames(entries, u'"', QLatin1StringView("|")), bashCases(entries));
}

} // namespace outcrop
