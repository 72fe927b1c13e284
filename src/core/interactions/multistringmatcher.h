// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <array>
#include <vector>

namespace outcrop {

/// Finds the occurrences of many short strings. Ignores the case of ASCII letters. Threads may share it after the last add().
class MultiStringMatcher
{
public:
    struct Hit {
        qsizetype offset = 0;
        int number = 0;
    };

    /// Adds a string with a caller-defined number. Returns false, without adding it, if the string is empty or has characters other than printable
    /// ASCII.
    bool add(const QString &start, int number);
    /// Returns the numbers of all strings that occur in `text`, in order of their offsets. A number is reported once per offset.
    QList<Hit> findAll(QStringView text) const;

private:
    static constexpr int firstCharacter = 0x20;
    static constexpr int characters = 0x60; ///< number of ASCII characters from `firstCharacter` on
    struct Node {
        std::array<int, characters>
            next{}; ///< node index by character; 0 means no edge, because the root has no incoming edges
        QList<int> numbers;
    };
    /// Returns the character's index in `next`, or a negative value.
    static int characterIndex(QChar character);

    std::vector<Node> m_nodes{1};
};

} // namespace outcrop
