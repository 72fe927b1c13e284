// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringView>

#include <optional>

namespace outcrop {

/// One line of broken YAML, as offsets in the file's text.
struct YamlLine {
    qsizetype start = 0;
    qsizetype content = 0; ///< the first character that is not white space
    qsizetype end = 0;     ///< after the last one; the line end comes later
    qsizetype next = 0;
    int indent = 0;      ///< columns of white space, tabs widened
    bool tabbed = false; ///< the indentation contains a tab

    bool isBlank() const { return content == end; }
};

QList<YamlLine> yamlLines(QStringView text, qsizetype start, qsizetype end);

/// Lines [first, last) that make one mapping or list. The first may begin in the middle of its line, after a dash.
struct YamlRegion {
    qsizetype first = 0;
    qsizetype last = 0;
    qsizetype content = 0;
    int indent = 0;
    bool keysOnly = false; ///< a list item cannot begin here: the top of a front matter
};

/// A key or a list item with all lines that belong to it, or lines that belong to nothing.
struct YamlEntry {
    enum class Kind { Key, Item, Stray };

    Kind kind = Kind::Stray;
    qsizetype first = 0;
    qsizetype last = 0;     ///< after its last line, blank lines and comments included
    qsizetype textLast = 0; ///< after its last line that says something
    qsizetype content = 0;  ///< where it begins on its first line
    int indent = 0;
    QString key;
    qsizetype keyEnd = 0;
    qsizetype value = 0;    ///< where its value begins on the first line, or that line's end
    bool misplaced = false; ///< indented unlike its neighbours
};

/// The key that a line begins with: an identifier or quoted text, a colon, then white space or nothing.
struct YamlKey {
    QString text;
    qsizetype end = 0;   ///< after the key
    qsizetype value = 0; ///< after the colon and white space
};
std::optional<YamlKey> yamlKeyAt(QStringView line);

/// Keys whose values are long texts, in which example dialogues look like keys: `description` and its kin.
bool isTextKey(const QString &key);

/// The region that these lines make: as deep as its first line, or at the top of a document as its least indented key.
YamlRegion topRegion(QStringView text, const QList<YamlLine> &lines);
YamlRegion childRegion(QStringView text, const QList<YamlLine> &lines, const YamlEntry &parent);

/// Whether nothing follows the colon or dash on the entry's first line, so that its value lies below.
bool hasEmptyHead(QStringView text, const QList<YamlLine> &lines, const YamlEntry &entry);

/// Lines sorted to the keys or items they belong to. Lines of a dialogue (`user: …`) in a description are not keys.
QList<YamlEntry> splitEntries(QStringView text, const QList<YamlLine> &lines, const YamlRegion &region);

} // namespace outcrop
