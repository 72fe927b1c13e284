// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QRandomGenerator>
#include <QString>
#include <QStringList>

namespace outcrop::testing {

/// A random but plausible document; equal seeds give equal documents. Contains known keys with valid and invalid values, and unknown keys, nested at
/// random. Free text contains unique words.
struct GeneratedDocument {
    enum class Kind { PortableAgent, ClaudeAgent, Governance, Layer, Skill, Profile, Manifest, Adapter, History, Configuration };
    static constexpr int kinds = 10;

    Kind kind = Kind::Layer;
    QString path;
    QByteArray text;
    QByteArray data; ///< the part that contains keys: the whole document, or its front matter
};

class DocumentGenerator
{
public:
    explicit DocumentGenerator(quint32 seed) : m_random(seed) { }

    GeneratedDocument next();

private:
    QString word();
    QString scalar();
    QString flow(int depth);
    QString filled(QString form);
    QString value(const QString &form);
    QByteArray yaml(const QStringList &known, int unknownKeys);
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
