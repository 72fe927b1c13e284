// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringView>

#include <optional>

namespace outcrop {

/// A line of broken YAML as offsets in the file's text.
struct YamlLine {
    qsizetype start = 0;
    qsizetype content = 0; ///< first character that is not whitespace
    qsizetype end = 0;     ///< after the last character that is not whitespace
    qsizetype next = 0;
    int indent = 0;      ///< columns of indentation, with tabs expanded
    bool hasTab = false; ///< whether the indentation contains a tab

    bool isBlank() const { return content == end; }
};

QList<YamlLine> yamlLines(QStringView text, qsizetype start, qsizetype end);

/// The lines [first, last) of one mapping or list. The first key or item may begin in the middle of a line, after a dash.
struct YamlRegion {
    qsizetype first = 0;
    qsizetype last = 0;
    qsizetype content = 0; ///< offset of the first entry on its first line
    int indent = 0;
    bool allowsOnlyKeys = false; ///< whether list items are not allowed here, as at the root of front matter
};

/// A key or list item with all its lines, or lines that belong to neither.
struct YamlEntry {
    enum class Kind { Key, Item, Stray };

    Kind kind = Kind::Stray;
    qsizetype first = 0;
    qsizetype last = 0;     ///< index after the last line, with trailing blank lines and comments
    qsizetype contentLast = 0; ///< index after the last line that is not blank or a comment
    qsizetype content = 0;  ///< offset of the entry on its first line
    int indent = 0;
    QString key;
    qsizetype keyEnd = 0;
    qsizetype value = 0;    ///< offset of the value on the first line, or the end of that line
    bool isMisplaced = false; ///< whether the indentation of the entry differs from that of its siblings
};

/// The key at the beginning of a line: an identifier or quoted text, a colon, then whitespace or the end of the line.
struct YamlKey {
    QString text;
    qsizetype end = 0;   ///< offset after the key
    qsizetype value = 0; ///< offset after the colon and whitespace
};
std::optional<YamlKey> yamlKeyAt(QStringView line);

/// Returns whether the value of a key (such as `description`) is a long text, whose lines may look like keys if they are a dialogue.
bool isLongTextKey(const QString &key);

/// topRegion() returns the region of all lines, whose indentation is that of the least indented key. childRegion() returns the region below an entry, whose indentation
/// is that of its first line.
YamlRegion topRegion(QStringView text, const QList<YamlLine> &lines);
YamlRegion childRegion(QStringView text, const QList<YamlLine> &lines, const YamlEntry &parent);

/// Returns whether the rest of the first line after the colon or dash is empty or a comment, so that a value, if any, is below.
bool isFirstLineEmpty(QStringView text, const QList<YamlLine> &lines, const YamlEntry &entry);

/// Groups the lines of a region by key or list item. Lines of a dialogue in a description (`user: …`) are not keys.
QList<YamlEntry> splitEntries(QStringView text, const QList<YamlLine> &lines, const YamlRegion &region);

} // namespace outcrop
