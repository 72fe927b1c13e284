// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QRandomGenerator>
#include <QString>
#include <QStringList>

namespace outcrop::testing {

/// A document that somebody might write, by chance and the same for the same seed: known keys with values of the right and of a wrong form, and keys that
/// are unknown, nested at random. Every text in it has a word that occurs nowhere else.
struct MadeDocument {
    enum class Kind { PortableAgent, ClaudeAgent, Governance, Layer, Skill, Profile, Manifest, Adapter, History, Configuration };
    static constexpr int kinds = 10;

    Kind kind = Kind::Layer;
    QString path;
    QByteArray text;
    QByteArray data; ///< the part that holds keys: all of it, or the front matter
};

class DocumentGenerator
{
public:
    explicit DocumentGenerator(quint32 seed) : m_random(seed) { }

    MadeDocument next();

private:
    QString word();
    QString scalar();
    QString flow(int depth);
    QString filled(QString form);
    QString value(const QString &form);
    QByteArray yaml(const QStringList &known, int strangers);
    QByteArray agentData();
    QByteArray toml();
    QByteArray history();
    bool chance(int percent) { return static_cast<int>(m_random.bounded(100)) < percent; }
    template<typename List>
    auto oneOf(const List &list) { return list.at(m_random.bounded(int(list.size()))); }

    QRandomGenerator m_random;
    int m_number = 0;
    int m_words = 0;
};

} // namespace outcrop::testing
