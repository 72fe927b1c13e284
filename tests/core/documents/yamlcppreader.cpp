// SPDX-License-Identifier: GPL-3.0-or-later
#include "yamlcppreader.h"

#include "core/base/utf8.h"
#include "core/documents/data/datamessages.h"
#include "core/documents/data/datatree.h"
#include "core/documents/data/yamlproblem.h"
#include "core/documents/data/yamlscalar.h"

#include <yaml-cpp/anchor.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <sstream>

namespace outcrop::testing {
namespace {

/// Converts yaml-cpp's positions, which are byte offsets in UTF-8, to UTF-16 offsets. Fast if offsets are requested in
/// ascending order.
class ByteOffsets
{
public:
    explicit ByteOffsets(QStringView text) : m_text(text) { }

    qsizetype offsetOf(int bytes)
    {
        if (bytes < m_bytes)
            m_bytes = m_offset = 0;
        while (m_bytes < bytes && m_offset < m_text.size())
            step();
        return m_offset;
    }

private:
    void step()
    {
        const char16_t unit = m_text[m_offset].unicode();
        const bool isPair = m_text[m_offset].isHighSurrogate() && m_offset + 1 < m_text.size();
        m_offset += isPair ? 2 : 1;
        m_bytes += unit < 0x80 ? 1 : unit < 0x800 ? 2 : isPair ? 4 : 3;
    }

    QStringView m_text;
    qsizetype m_offset = 0;
    int m_bytes = 0;
};

/// Passes yaml-cpp's events to the tree.
class EventReader final : public YAML::EventHandler
{
public:
    EventReader(QStringView text, const QString &file, Position origin, const ReadLimits &limits)
        : m_offsets(text)
        , m_lines(text, origin)
        , m_tree(m_lines, file, limits)
    { }

    /// Returns false if the tree or yaml-cpp rejected the text. The reason is in the tree's diagnostics.
    bool read(const QByteArray &bytes)
    {
        try {
            std::istringstream stream(bytes.toStdString());
            YAML::Parser parser(stream);
            while (parser.HandleNextDocument(*this)) { }
            return true;
        } catch (const StopParsing &) {
            return false;
        } catch (const YAML::Exception &problem) {
            const qsizetype at = m_offsets.offsetOf(problem.mark.is_null() ? 0 : problem.mark.pos);
            m_tree.fail("yaml-syntax", datamessages::notYaml(QString::fromStdString(problem.msg)),
                m_lines.range(at, at));
            return false;
        }
    }
    DataDocument document() const { return m_tree.document; }

private:
    struct StopParsing {}; ///< thrown to stop yaml-cpp inside an event handler

    void OnDocumentStart(const YAML::Mark &mark) override
    {
        if (++m_documents == 1)
            return;
        const YamlProblem problem = multipleDocumentsProblem(at(mark));
        stopOnError(m_tree.fail(problem.code, problem.message, m_lines.range(problem.offset, problem.offset)));
    }
    void OnDocumentEnd() override { }

    void OnNull(const YAML::Mark &mark, YAML::anchor_t anchor) override { addScalar(DataNode::Kind::Null, {}, mark, anchor); }

    void OnScalar(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor, const std::string &value) override
    {
        const QString text = decodeUtf8(value);
        const QString name = QString::fromStdString(tag);
        const bool isPlain = name == u"?";
        if (!isPlain && !isCoreTag(name, DataNode::Kind::String))
            m_tree.reportUnknownTag(name, m_lines.range(at(mark), at(mark)));
        addScalar(isPlain ? plainScalarKind(text) : taggedScalarKind(name, true, text), text, mark, anchor);
    }

    void OnAlias(const YAML::Mark &mark, YAML::anchor_t anchor) override { stopOnError(m_tree.addAlias(nameOf(anchor), at(mark), at(mark))); }

    void OnSequenceStart(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor, YAML::EmitterStyle::value) override
    {
        open(mark, tag, anchor, DataNode::Kind::Sequence);
    }
    // Every collection is closed like a block collection, because yaml-cpp does not report the position of the closing bracket.
    void OnSequenceEnd() override { stopOnError(m_tree.close(0)); }

    void OnMapStart(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor, YAML::EmitterStyle::value) override
    {
        open(mark, tag, anchor, DataNode::Kind::Mapping);
    }
    void OnMapEnd() override { stopOnError(m_tree.close(0)); }

    void open(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor, DataNode::Kind kind)
    {
        OpenCollection frame;
        frame.isMapping = kind == DataNode::Kind::Mapping;
        frame.start = at(mark);
        frame.anchor = nameOf(anchor);
        stopOnError(m_tree.open(std::move(frame), at(mark)));
        if (const QString name = QString::fromStdString(tag); name != u"?" && !isCoreTag(name, kind))
            m_tree.reportUnknownTag(name, m_lines.range(at(mark), at(mark)));
    }

    void addScalar(DataNode::Kind kind, const QString &text, const YAML::Mark &mark, YAML::anchor_t anchor)
    {
        const qsizetype start = at(mark);
        stopOnError(m_tree.addScalar(DataNode(kind, text, m_lines.range(start, start)), start, nameOf(anchor)));
    }

    static QString nameOf(YAML::anchor_t anchor) { return anchor == YAML::NullAnchor ? QString() : QString::number(anchor); }
    qsizetype at(const YAML::Mark &mark) { return m_offsets.offsetOf(mark.pos); }
    static void stopOnError(bool isGood)
    {
        if (!isGood)
            throw StopParsing();
    }

    ByteOffsets m_offsets;
    LineTable m_lines;
    DataTree m_tree;
    int m_documents = 0;
};

} // namespace

DataDocument readWithYamlCpp(QStringView text, const QString &file, Position origin, const ReadLimits &limits)
{
    if (const auto refusal = sizeLimitError(text, file, origin, limits))
        return {{}, {*refusal}, false};
    EventReader reading(text, file, origin, limits);
    DataDocument document;
    if (reading.read(text.toUtf8())) {
        document = reading.document();
        document.isParsed = true;
        return document;
    }
    document = readYaml(text, file, origin, limits); // readYaml() provides the error messages, because those of yaml-cpp do not explain how to fix the text
    if (document.isParsed && !hasErrors(document.diagnostics))
        document.diagnostics = reading.document().diagnostics;
    document.root = {};
    document.isParsed = false;
    return document;
}

} // namespace outcrop::testing
