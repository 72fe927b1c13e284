// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <array>
#include <vector>

namespace outcrop {

/// Finds where any of many short texts begins, in one walk. The case of ASCII letters does not matter. Built once, then only read: threads may share it.
class StartFinder
{
public:
    struct Hit {
        qsizetype at = 0;
        int number = 0;
    };

    /// Adds a text under a number of the caller's. False, and nothing is added, where it is empty or has characters beyond printable ASCII.
    bool add(const QString &start, int number);
    /// The numbers of all texts that begin in this one, in the order of their places. A number is reported once per place.
    QList<Hit> hitsIn(QStringView text) const;

private:
    static constexpr int firstCharacter = 0x20;
    static constexpr int characters = 0x60; ///< printable ASCII
    struct Node {
        std::array<int, characters> next{}; ///< 0: none, for the root follows nothing
        QList<int> numbers;
    };
    /// The character's place in `next`, or less than 0.
    static int placeOf(QChar character);

    std::vector<Node> m_nodes{1};
};

} // namespace outcrop
