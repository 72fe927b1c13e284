// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/includesettings.h"

#include "core/retrieval/collectionnames.h"
#include "core/retrieval/retrievalmessages.h"

namespace outcrop {
namespace {

/// Reads `include`. Reports invalid values and uses the defaults instead.
class IncludeReader
{
public:
    IncludeReader(const DataNode &node, QString file) : m_node(node), m_file(std::move(file)) { }

    IncludeSettings read()
    {
        if (m_node.isMapping()) {
            m_settings.isEnabled = true;
            m_settings.tokens = number(u"tokens", m_settings.tokens, maximumIncludedTokens);
            m_settings.limit = number(u"limit", m_settings.limit, maximumIncludedPassages);
            m_settings.collections = readCollectionNames(m_node[u"collections"], m_file, m_settings.diagnostics);
        } else if (m_node.toBool()) {
            m_settings.isEnabled = *m_node.toBool();
        } else if (!m_node.isMissing()) {
            addFinding(retrievalmessages::invalidInclude(), m_node);
        }
        return m_settings;
    }

private:
    void addFinding(const QString &message, const DataNode &node)
    {
        m_settings.diagnostics.append({Severity::Warning, QStringLiteral("retrieval-include"), message, {m_file, node.range()}, {}});
    }

    qint64 number(QStringView name, qint64 usual, qint64 maximum)
    {
        const DataNode &node = m_node[name];
        const std::optional<qint64> value = node.toInteger();
        if (node.isMissing() || (value && *value >= 1 && *value <= maximum))
            return value.value_or(usual);
        addFinding(retrievalmessages::invalidNumber(name.toString(), maximum, usual), node);
        return usual;
    }

    const DataNode &m_node;
    const QString m_file;
    IncludeSettings m_settings;
};

} // namespace

IncludeSettings readIncludeSettings(const Manifest &manifest, const QString &file)
{
    return IncludeReader(manifest.data.at(u"retrieval.include"), file).read();
}

} // namespace outcrop
