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

// A client document describes which files a coding agent loads. It is the only information about the client that the engine (clientcontext.h) uses.
// The schema resources/schemas/formats/client-context.schema.json documents the keys and validates the documents.

/// The evidence for a statement about a client, strongest first.
enum class EvidenceKind {
    Observed,   ///< shown by recorded requests of the client
    Documented, ///< stated by the client's documentation or source code
    Assumed,    ///< inferred from a similar client or from common practice
};

/// Returns `observed`, `documented` or `assumed`.
QString toString(EvidenceKind kind);

/// The origin of a rule or of a part of it. If `evidence` is set in the document, the other members are not inherited.
struct RuleEvidence {
    EvidenceKind kind = EvidenceKind::Assumed;
    QString source;
    QString version;
    QString checked; ///< date, YYYY-MM-DD

    bool isObserved() const { return kind == EvidenceKind::Observed; }
    bool isWeakerThan(const RuleEvidence &other) const { return kind > other.kind; }
};

/// A value that the user or the repository can configure, for example in `.codex/config.toml`.
struct ClientSetting {
    struct Place {
        QString file;    ///< path with `{root}`, `{start}` or `~`; TOML, JSON or YAML, depending on its extension
        QStringList key; ///< path of keys with `{root}` and `{start}`
        QString variable; ///< environment variable to read in place of a file
        QString when;
        RuleEvidence evidence;
    };

    QString name;
    DataNode fallback;
    QList<Place> places; ///< the first one with a value is used
    bool combinesValues = false;   ///< combine the values of all locations instead
    RuleEvidence evidence;
};

/// The transformations of a text before it is sent.
struct TextTransforms {
    bool stripsFrontMatter = false;
    bool stripsComments = false;
    bool keepsByteOrderMark = false; ///< whether the byte order mark is sent with the text
    bool trimsStart = false;
    bool trimsEnd = false;
    bool escapes = false; ///< whether special characters are escaped as in XML
};

/// The rules for resolving `@path` references in a text.
struct ImportRules {
    enum class Method {
        Replace, ///< replace the reference with the text
        Insert,  ///< insert the text after the reference
        Follow,  ///< send the text as a separate file after this one
    };

    Method method = Method::Replace;
    QRegularExpression pattern; ///< contains a capture group `path`
    QList<MarkdownPart> skips;
    int depth = 5; ///< maximum nesting depth of imports
    QStringList endings; ///< allowed extensions; empty: any. Names without an extension are always allowed
    QString within;  ///< allowed location: `root`, `start` or `folder`; empty: anywhere
    QString consent; ///< condition that disables `within`
    bool isFromRoot = false; ///< paths are relative to the project, not to the folder of the importing file
    bool followsLinks = false; ///< `within` applies to the path only, so symbolic links may have targets outside the folder
    bool importsOnce = false; ///< import each file only once into a text; otherwise only circular imports are skipped
    bool requiresUtf8 = false; ///< treat files that are not UTF-8 as missing
    bool trimsEnd = false; ///< remove trailing whitespace of the imported text
    QString found;     ///< replacement text with `{path}`, `{absolute}` and `{text}`
    QString missing;   ///< text for a missing file; for this and the next three: if empty, the reference is not changed
    QString outsideHandling;
    QString folder;
    QString again;
    RuleEvidence evidence;
};

/// The front matter keys that restrict a file to certain paths.
struct TouchRule {
    QStringList keys;
    PatternStyle style = PatternStyle::Glob;
    bool isFromRoot = false;     ///< patterns are relative to the project, not to the folder of the rule
    bool loadsIfInvalid = true;   ///< if the front matter is invalid, load the file always (true) or never (false)
    YamlErrorHandling yaml = YamlErrorHandling::Repair;
    QList<std::pair<QString, QString>> excludingPairs; ///< key-value pairs that prevent the file from being loaded
    QList<std::pair<QString, QString>> always;         ///< key-value pairs that load the file regardless of patterns; `*` matches any value
    QList<std::pair<QString, QString>> onRequest; ///< key-value pairs that, without patterns, send only the description; the model can request the file
    bool loadsByDefault = true; ///< whether the file is loaded if it has neither patterns nor any of the pairs above
};

/// Limits for the size of a file and for the amount that is sent.
struct SizeLimit {
    qint64 maximumFileSize = -1; ///< maximum in bytes, above which a file is skipped; -1 for no limit
    int lines = -1;
    QString bytes;          ///< maximum number of bytes, or `{setting}`
    bool appliesToChain = false;     ///< the limit applies to all texts of the rule together, in order; texts beyond it are skipped
    bool truncatesAtLineEnd = false; ///< truncate at the end of a line, not at an arbitrary byte
    QString
        note; ///< text that the client adds after a truncated text; `{gap}` represents unknown text
    RuleEvidence evidence;
};

/// A rule that loads files in full, or a group of such rules that is applied folder by folder.
struct LoadRule {
    enum class Selection { All, First, FirstFilled };

    QString id;
    QString title;        ///< display name for these files
    QStringList folders;  ///< see ContextPathResolver::folders(); if empty, the folder of the group
    QStringList files;    ///< names or patterns relative to the folder, with `{settings}`
    Selection selection = Selection::All;
    bool ignoresCase = false;
    bool searchesByName = false;      ///< search for the first name in all folders, then for the next; otherwise folder by folder
    bool followsOutsideLinks = true; ///< follow symbolic links to targets outside the project
    QString when;
    QStringList unlessFound; ///< rule IDs: skip this rule if one of them finds a non-empty text in any folder of its group
    QString excluded;        ///< `{setting}` that contains patterns of excluded absolute paths
    QString wrap = QStringLiteral("{text}");
    std::optional<QString> separator; ///< separator before the rule's first text, in place of the part's `join`
    TextTransforms transforms;
    std::optional<ImportRules> imports;
    std::optional<TouchRule> touch;
    QStringList matchingRules; ///< rule IDs: load the on-demand files of these rules that match a touched file, and no others
    SizeLimit limit;
    bool dropsAllIfUnreadable = false;
    QList<LoadRule> rules; ///< rules of a group
    bool skipsMainRepository = false; ///< for a group: skip folders of the main repository if the start folder is in a linked worktree
    RuleEvidence evidence;
};

/// A field of a listed file. Its value is that of the first source that has one.
struct ListedField {
    QString name;
    QStringList from; ///< keys of the front matter, `=folder`, `=file`, `=identity`, `=heading`, `=body`, `=patterns`, `=text:…`
    bool requiresText = false;    ///< treat a value that is not a string as missing
    bool requiresTextItems = false;   ///< treat a list as missing unless all items are strings
    bool skipsOtherTypes = false; ///< do not list the file if the value has another type
    bool isRequired = false;    ///< do not list the file if the value is missing
    bool isOneLine = false;
    bool trims = false;
    bool escapes = false;
    bool escapesQuotes = false;
    QString append;           ///< name of another field whose value is appended
    QString cutAt;            ///< pattern that ends the value; the match and the rest are removed
    int most =
        -1; ///< maximum number of characters; longer values are truncated to `kept` characters and `mark` is appended
    int kept = -1;
    QString mark;
    int exclusionLength = -1;    ///< maximum number of characters; files with longer values are not listed
    QString requiredPattern;  ///< pattern that the value must match; otherwise the file is not listed
    QString before;           ///< text before a value that is not empty
    QString join;             ///< separator between the items of a list
    QString absentText;
};

/// A rule that lists skills, agents or commands by name and description.
struct ListRule {
    struct Place {
        QString id;
        QStringList folders;
        QString files;
        QStringList waiting; ///< IDs of rules whose on-demand files are listed, in place of `folders` and `files`
        QString scope;
        QString when;
        bool requiresNoFrontMatter = false; ///< list only files without front matter
        QString identity;      ///< property that identifies the file in the client: `folder`, `file` or `path`
        QList<std::pair<QString, QString>> values;
        RuleEvidence evidence;
    };

    QString id;
    QString title;
    QList<Place> places;
    QString when;
    YamlErrorHandling yaml = YamlErrorHandling::Repair;
    bool acceptsByteOrderMark = true;       ///< whether a byte order mark may precede `---`
    bool needsFrontMatter = false;
    bool stopsIfInvalid = false;    ///< invalid front matter stops the client
    bool isToml = false;
    QString besideFile;            ///< file in the same folder whose values can exclude a file from the list
    QList<std::pair<QString, QString>> besideNever;
    QStringList allowedKeys;          ///< if not empty, other keys make the file invalid
    QList<std::pair<QString, QString>> excludingPairs;
    QList<ListedField> fields;
    QString item;
    QString otherItem;  ///< text for files whose `name` differs from their identity
    QString shortItem;  ///< text for files beyond the budget
    QString separator = QStringLiteral("\n");
    QStringList sort;   ///< `scope`, `place`, `name`, `name-locale`, `id`, `path`, `-path`
    QStringList builtInNames; ///< names of the client's built-in entries, which it sorts among the files
    QString uniqueField; ///< field that is unique: of files with equal values, only one is listed
    bool keepsLast = false;
    QString alias;      ///< prefix of the numbered aliases of folders: `r`
    QStringList aliasOrder; ///< IDs of places in the order of their alias numbers; `=built-in` reserves a number for a folder that is built into the client
    qint64 budget = -1;
    qint64 reservedSize = 0;
    qint64 unit = 1;         ///< characters per budget unit, rounded up for each line
    QString beyondBudget;    ///< handling of files beyond the budget: `stop`, `names`, `shorten` or `first-line`
    RuleEvidence budgetEvidence;
    QString before;
    QString after;
    RuleEvidence evidence;
};

/// One text of the request: its location, and the rules that provide its contents.
struct PartRule {
    struct Head {
        QString when;
        QString text;
    };

    /// Client text of which only the beginning is known.
    struct Gap {
        QString beginning;
    };
    using Content = std::variant<LoadRule, ListRule, Gap>;

    QString id;
    QString jsonPath; ///< path in the JSON of the request; `{n}` is a counter if there is one text per file
    QString role;
    bool loadsOnFileRead = false;
    bool isOnlyText = false; ///< true if the location contains only this text
    QList<Head> before;
    QString join;
    QString after;
    QList<Content> contents;
};

/// A condition that prevents a client from running.
struct Refusal {
    QString when;
    qint64 instructionSize = -1; ///< size of the instructions in bytes
    QString message;
    RuleEvidence evidence;
};

/// A coding agent: its settings, its project root, and the rules for the files in each part of its requests.
struct ClientDocument {
    QString name;
    QString title;
    QStringList otherNames;
    RuleEvidence evidence;
    QString model;         ///< model whose tokenizer and prices are used
    QString provider;
    qint64 window = 0;     ///< context window in tokens; 0: unknown
    QStringList markers;   ///< file names that mark the project root, or a single `{setting}` that contains them
    QString withoutMarker; ///< root if there is no marker: `start` or `top`
    bool isHosted = false; ///< whether the client runs on a server that has the whole repository, whose root then always has a marker
    QString once;          ///< `file`: send each file once; `text`: send each text once, even if several files contain it
    QList<ClientSetting> settings;
    QList<PartRule> parts;
    QList<Refusal> refusals;
    QStringList notes;

    /// Returns the names of the files of these rules that are searched for in the start folder and above it.
    QStringList startFilesOf(const QStringList &rules) const;
};

/// Reads a client document. Reports an error if it has no name or no parts; its schema finds unknown keys and invalid values.
ClientDocument readClientDocument(const DataNode &data, const QString &file, Diagnostics &diagnostics);

/// Returns the clients that come with the program, sorted by name. Loaded once; thread-safe.
const QList<ClientDocument> &builtInClients();

} // namespace outcrop
