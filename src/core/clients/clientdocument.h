// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/clients/clienttext.h"
#include "core/clients/pathpattern.h"

#include <QDate>
#include <QRegularExpression>

#include <optional>
#include <variant>

namespace outcrop {

// A client document says what a coding agent loads, and is all that the engine (clientcontext.h) knows of it. The language is documented by
// resources/schemas/formats/client-context.schema.json, which every document is checked against; the names here are those of its keys.

/// How a statement about a client is known, surest first.
enum class EvidenceKind {
    Observed,   ///< recorded requests of the real client show it
    Documented, ///< the client's documentation or source states it
    Assumed,    ///< neither: inferred from a sibling or from common use
};

/// `observed`, `documented`, `assumed`.
QString toString(EvidenceKind kind);

/// Where a rule, or a part of one, comes from. One that states its evidence states the rest with it; otherwise all is as in the document.
struct RuleEvidence {
    EvidenceKind kind = EvidenceKind::Assumed;
    QString source;
    QString version;
    QString checked; ///< a date, YYYY-MM-DD

    bool isObserved() const { return kind == EvidenceKind::Observed; }
    bool isLessSureThan(const RuleEvidence &other) const { return kind > other.kind; }
};

/// A value that the user or the repository can set, for example in `.codex/config.toml`.
struct ClientSetting {
    struct Place {
        QString file;    ///< with `{root}`, `{start}`, `~`; TOML, JSON or YAML by its ending
        QStringList key; ///< with `{root}` and `{start}`
        QString variable; ///< of the environment, instead of a file
        QString when;
        RuleEvidence evidence;
    };

    QString name;
    DataNode fallback;
    QList<Place> places; ///< the first that has it wins
    bool adds = false;   ///< the values of all places together, instead
    RuleEvidence evidence;
};

/// What a rule makes of a text before it is sent.
struct TextForm {
    bool stripsFrontMatter = false;
    bool stripsComments = false;
    bool keepsMark = false; ///< the byte-order mark
    bool trimsStart = false;
    bool trimsEnd = false;
    bool escapes = false; ///< as XML
};

/// `@path` in a text.
struct ImportForm {
    enum class How {
        Replace, ///< the reference by the text
        Insert,  ///< the text behind the reference
        Follow,  ///< the text as a file after this one
    };

    How how = How::Replace;
    QRegularExpression pattern; ///< with a group `path`
    QList<MarkdownPart> skips;
    int depth = 5; ///< how many files deep below the first
    QStringList endings; ///< empty: any; a name without an ending always counts
    QString within;  ///< `root`, `start` or `folder`; empty: anywhere
    QString consent; ///< a condition that lifts `within`
    bool fromRoot = false; ///< paths are relative to the project, not to the folder of the file that names them
    bool followsLinks = false; ///< `within` looks at the path alone
    bool once = false; ///< a file that this text has already is not put in again; otherwise only one that is being read
    bool utf8Only = false; ///< a file that is not text counts as missing
    bool trimsEnd = false; ///< of the text that is put in
    QString found;     ///< with `{path}`, `{absolute}`, `{text}`
    QString missing;   ///< empty, here and below: the reference stays as it is
    QString outside;
    QString folder;
    QString again;
    RuleEvidence evidence;
};

/// Front matter that says for which files a text is.
struct TouchRule {
    QStringList keys;
    PatternStyle style = PatternStyle::Glob;
    bool fromRoot = false;     ///< patterns are relative to the project, not to the folder that the rule was found from
    bool brokenLoads = true;   ///< front matter that cannot be read: always, or never
    YamlReading yaml = YamlReading::Repair;
    QList<std::pair<QString, QString>> never;  ///< a key with a value for which the file is not loaded
    QList<std::pair<QString, QString>> always; ///< … for which it is, regardless of the patterns; `*` is any value
    QList<std::pair<QString, QString>> asked;  ///< … for which only its description is sent, where it has no patterns, and the model asks for it
    bool otherwiseLoads = true; ///< where it has neither patterns nor any of these
};

/// What a file may be, and how much of it is sent.
struct SizeLimit {
    qint64 skipBeyond = -1; ///< bytes; larger files are not loaded
    int lines = -1;
    QString bytes;          ///< a number or `{setting}`
    bool chain = false;     ///< for all texts of the rule together, in order; what does not fit at all is skipped
    bool atLineEnd = false; ///< cut there, not in the middle of a character
    QString note;           ///< what the client says behind a text that is cut, with `{file}`, `{lines}`, `{kept_lines}`, `{next_line}`, …
    RuleEvidence evidence;
};

/// Files that are loaded as they are found, or a group of such rules that is gone through for each folder.
struct LoadRule {
    enum class Take { All, First, FirstFilled };

    QString id;
    QString title;        ///< what people call these files
    QStringList folders;  ///< see ContextFolders; empty: the folder of the group
    QStringList files;    ///< names or patterns relative to the folder, with `{settings}`
    Take take = Take::All;
    bool anyCase = false;
    bool byName = false;      ///< the first name in all folders, then the next; otherwise folder by folder
    bool outsideLinks = true; ///< whether a link that leaves the project is followed
    QString when;
    QStringList unlessFound; ///< ids: not loaded where one of these has a text in any folder of the group
    QString excluded;        ///< `{setting}` with patterns of absolute paths
    QString wrap = QStringLiteral("{text}");
    std::optional<QString> joint; ///< in front of the rule's first text, instead of the part's `join`
    TextForm form;
    std::optional<ImportForm> imports;
    std::optional<TouchRule> touch;
    QStringList matching; ///< ids: no direct files, but those of these rules that are for a touched file
    SizeLimit limit;
    bool unreadableDropsAll = false;
    bool blankHides = false;
    QList<LoadRule> rules; ///< of a group
    bool skipsMainRepository = false; ///< of a group: folders of the repository around a linked worktree
    RuleEvidence evidence;
};

/// A value of a listed file: from the first place that has one.
struct ListedField {
    QString name;
    QStringList from; ///< keys of the front matter, `=folder`, `=file`, `=path`, `=heading`, `=body`, `=text:…`
    bool textOnly = false;    ///< a value that is not text counts as missing
    bool textsOnly = false;   ///< a list is a value where all of it is text
    bool refusesOthers = false; ///< with a value of another type the file is not listed
    bool required = false;    ///< without it the file is not listed
    bool oneLine = false;
    bool trims = false;
    bool escapes = false;
    bool escapesQuotes = false;
    QString append;           ///< another field, the value of which follows
    QString cutAt;            ///< a pattern: the value ends in front of it
    int most = -1;            ///< characters; beyond, `kept` of them and `mark`
    int kept = -1;
    QString mark;
    int refuseBeyond = -1;    ///< characters; the file is not listed
    QString form;             ///< a pattern that the value must have; otherwise the file is not listed
    QString before;           ///< in front of a value that is not empty
    QString join;             ///< between the items of a list
    QString absent;
};

/// Skills, agents or commands that the client only names, with their descriptions.
struct ListRule {
    struct Place {
        QString id;
        QStringList folders;
        QString files;
        QStringList waiting; ///< ids of rules: their files that wait for a touch, instead
        QString scope;
        QString when;
        bool bareOnly = false; ///< only files without front matter
        QString identity;      ///< what the client knows the file by: `folder`, `file` or `path`
        QList<std::pair<QString, QString>> values;
        RuleEvidence evidence;
    };

    QString id;
    QString title;
    QList<Place> places;
    QString when;
    YamlReading yaml = YamlReading::Repair;
    bool acceptsMark = true;       ///< a byte-order mark in front of `---`
    bool needsFrontMatter = false;
    bool brokenRefuses = false;    ///< the client stops with an error
    bool isToml = false;
    QString besideFile;            ///< settings in another file of its folder, and values of it for which it is not listed
    QList<std::pair<QString, QString>> besideNever;
    QStringList onlyKeys;          ///< other keys make the file invalid
    QList<std::pair<QString, QString>> never;
    QList<ListedField> fields;
    QString item;
    QString otherItem;  ///< where `name` is not the folder's
    QString shortItem;  ///< by name only, beyond the budget
    QString between = QStringLiteral("\n");
    QStringList sort;   ///< `scope`, `place`, `name`, `name-locale`, `path`, `-path`
    QString uniqueField; ///< of files with the same value only one is listed
    bool keepsLast = false;
    QString alias;      ///< numbers the places that list something: `r`
    QStringList aliasOrder; ///< ids of places; `=built-in` counts one that the client brings along
    qint64 budget = -1;
    qint64 reserved = 0;
    qint64 unit = 1;    ///< characters for one of the budget, rounded up for each line
    QString beyond;     ///< `stop`, `names` or `shorten`
    RuleEvidence budgetEvidence;
    QString before;
    QString after;
    RuleEvidence evidence;
};

/// One text of the request: where it goes, and the rules that fill it.
struct PartRule {
    struct Head {
        QString when;
        QString text;
    };

    /// The client's own words, of which only the beginning is known.
    struct Gap {
        QString beginning;
    };
    using Content = std::variant<LoadRule, ListRule, Gap>;

    QString id;
    QString where; ///< in the request's JSON; `{n}` counts the texts, one for each file
    QString role;
    bool onTouch = false;
    bool whole = false; ///< nothing else is in it
    QList<Head> before;
    QString join;
    QString after;
    QList<Content> contents;
};

/// Why a client would not run at all.
struct Refusal {
    QString when;
    qint64 beyond = -1; ///< bytes of instructions
    QString message;
    RuleEvidence evidence;
};

struct ClientDocument {
    QString name;
    QString title;
    QStringList otherNames;
    RuleEvidence evidence;
    QString model;         ///< whose tokenizer and prices count
    QString provider;
    qint64 window = 0;     ///< tokens; 0: unknown
    QStringList markers;   ///< of the project's root, or one `{setting}`
    QString withoutMarker; ///< `start` or `top`
    QString once;          ///< `file`: what has been sent is not sent again; `text`: nor is another file with the same text
    QList<ClientSetting> settings;
    QList<PartRule> parts;
    QList<Refusal> refusals;
    QStringList notes;
};

/// Reads a client document. Unknown keys and wrong values are located diagnostics; a document without parts is one, too.
ClientDocument readClientDocument(const DataNode &data, const QString &file, Diagnostics &diagnostics);

/// Every client that comes with the program, by name. Read once; safe on any thread.
const QList<ClientDocument> &builtInClients();

} // namespace outcrop
