// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/answerscan.h"

#include "core/responses/answersigns.h"
#include "core/responses/dataopening.h"

#include <algorithm>
#include <array>

namespace outcrop {
namespace {

const QString dataTag = QStringLiteral("metadata");
const QString proseTag = QStringLiteral("content");

constexpr int mostFailures = 64;   ///< brackets in prose that are tried in vain
constexpr qsizetype mostFound = 500; ///< places with data; a text with more is no answer

bool asksForList(const ResponseContract &contract)
{
    if (!contract.schema.is_object() || !contract.schema.contains("type"))
        return false;
    const Json &type = contract.schema["type"];
    return type == Json("array") || (type.is_array() && std::find(type.begin(), type.end(), Json("array")) != type.end());
}

/// Whether what was read in the middle of prose is data and no figure of speech, such as `[1]`.
bool isPlausible(const Json &value, bool listAsked)
{
    if (value.is_object() || listAsked)
        return !value.empty();
    return value.is_array() && std::any_of(value.begin(), value.end(), [](const Json &item) { return item.is_structured(); });
}

/// One pass over an answer. Reading data again and again is bounded by a budget, so that no text takes longer than a few times its length.
class AnswerScan
{
public:
    AnswerScan(QStringView text, const ResponseContract &contract)
        : m_text(text)
        , m_listAsked(asksForList(contract))
        , m_promptTags(AnswerSigns::builtIn().promptTags + QSet<QString>(contract.promptTags.begin(), contract.promptTags.end()))
        , m_budget(6 * text.size() + 4096) { }

    ScannedAnswer run()
    {
        m_at = skipSpace(m_text, 0);
        passSpeaker();
        m_first = m_at = skipSpace(m_text, m_at);
        if (!takeScalar()) {
            while (m_at < m_text.size())
                step();
        }
        return m_result;
    }

private:
    void step()
    {
        switch (m_text[m_at].unicode()) {
        case u'<':
            return passMark() || takeTag() ? void() : void(++m_at);
        case u'[':
            return passMark() || takeBare() ? void() : void(++m_at);
        case u'{':
            return takeBare() ? void() : void(++m_at);
        case u'`':
        case u'~':
            return takeFence() ? void() : passCode();
        case u'\n':
            ++m_at;
            return noteSpeaker();
        default:
            ++m_at;
        }
    }

    void pass(const TextSpan &span, const QString &rule)
    {
        m_result.passedOver.append(span);
        m_result.repairs.append({span.begin, rule, m_text.mid(span.begin, span.end - span.begin).toString(), {}});
    }

    /// `Assistant:` in front of everything.
    void passSpeaker()
    {
        for (const QString &name : AnswerSigns::builtIn().speakerNames) {
            for (const char *form : {"%1:", "**%1:**", "**%1**:"}) {
                const QString mark = QString::fromLatin1(form).arg(name);
                if (!m_text.mid(m_at).startsWith(mark, Qt::CaseInsensitive))
                    continue;
                pass({m_at, m_at + mark.size()}, QStringLiteral("echoed-speaker"));
                m_at += mark.size();
                return;
            }
        }
    }

    /// The other side's name at the beginning of a line.
    void noteSpeaker()
    {
        for (const QString &name : AnswerSigns::builtIn().otherSpeakers) {
            if (!m_text.mid(m_at).startsWith(name) || m_text.mid(m_at + name.size(), 1) != u":")
                continue;
            m_result.remarks.append({Severity::Warning, QStringLiteral("response-other-speaker"),
                QStringLiteral("The answer goes on with what `%1` says: it may hold both sides of a conversation.").arg(name),
                {m_at, m_at + name.size() + 1}});
        }
    }

    /// A mark of a chat template.
    bool passMark()
    {
        for (const QString &mark : AnswerSigns::builtIn().templateMarks) {
            if (!m_text.mid(m_at).startsWith(mark))
                continue;
            pass({m_at, m_at + mark.size()}, QStringLiteral("echoed-mark"));
            m_at += mark.size();
            return true;
        }
        return false;
    }

    bool takeTag()
    {
        const std::optional<Tag> tag = tagAt(m_text, m_at);
        if (!tag)
            return false;
        if (tag->name == dataTag)
            takeMetadata(*tag);
        else if (tag->name == proseTag)
            takeContent(*tag);
        else if (AnswerSigns::builtIn().thinkingTags.contains(tag->name))
            passThought(*tag);
        else if (m_promptTags.contains(tag->name))
            passEcho(*tag);
        else
            m_at = tag->span.end;
        return true;
    }

    void passEcho(const Tag &tag)
    {
        const bool behindMetadata = !tag.closing && tag.name == u"instruction" && !m_result.found.isEmpty();
        if (behindMetadata && skipSpace(m_text, m_result.found.last().envelope.end) == tag.span.begin)
            m_result.found.last().echo = m_result.found.last().kind == EnvelopeKind::Tags;
        pass(tag.span, QStringLiteral("echoed-tag"));
        m_at = tag.span.end;
    }

    /// What was thought is no answer, even where it holds data.
    void passThought(const Tag &tag)
    {
        const qsizetype close = tag.closing ? tag.span.begin : closingOf(tag);
        if (tag.closing)
            m_result = {{}, {}, {}, {}, m_result.remarks};
        const qsizetype end = close < 0 ? tag.span.end : tagAt(m_text, close)->span.end;
        pass({tag.closing ? 0 : tag.span.begin, end}, close < 0 ? QStringLiteral("unclosed-tag") : QStringLiteral("thinking"));
        m_at = end;
        if (m_first == tag.span.begin || tag.closing)
            m_first = skipSpace(m_text, end);
    }

    qsizetype closingOf(const Tag &tag)
    {
        if (m_unclosed.contains(tag.name))
            return -1;
        const qsizetype close = closingTag(m_text, tag.name, tag.span.end);
        if (close < 0)
            m_unclosed.insert(tag.name);
        return close;
    }

    void takeContent(const Tag &tag)
    {
        m_result.passedOver.append(tag.span);
        m_at = tag.span.end;
        if (tag.closing && !m_result.contents.isEmpty())
            m_result.contents.last().end = tag.span.begin;
        else if (!tag.closing && m_result.contents.isEmpty()) // one inside another is a part of it
            openContent(tag);
    }

    void openContent(const Tag &tag)
    {
        m_result.contents.append({tag.span.end, m_text.size()});
        if (closingOf(tag) < 0)
            m_result.repairs.append({m_text.size(), QStringLiteral("unclosed-tag"), {}, QStringLiteral("</CONTENT>")});
    }

    void takeMetadata(const Tag &tag)
    {
        m_at = tag.span.end;
        m_result.passedOver.append(tag.span);
        if (tag.closing)
            return;
        const qsizetype close = closingOf(tag);
        FoundData found{EnvelopeKind::Tags, {}, {tag.span.begin, 0}};
        found.open = close < 0;
        const qsizetype bound = found.open ? contentBegin(tag.span.end) : close;
        read(found, dataBegin(tag.span.end, bound), bound);
        endMetadata(found, bound);
    }

    /// Where an unclosed METADATA ends at the latest.
    qsizetype contentBegin(qsizetype from) const
    {
        const qsizetype content = m_text.indexOf(QStringLiteral("<CONTENT>"), from, Qt::CaseInsensitive);
        return content < 0 ? m_text.size() : content;
    }

    /// Behind the marks of a fence inside the tags, if there is one.
    qsizetype dataBegin(qsizetype from, qsizetype bound) const
    {
        const qsizetype begin = skipSpace(m_text, from);
        const bool marks = begin < bound && (m_text[begin] == u'`' || m_text[begin] == u'~');
        const std::optional<Fence> fence = marks ? fenceAt(m_text, begin) : std::nullopt;
        return fence ? skipSpace(m_text, fence->body.begin) : begin;
    }

    void endMetadata(FoundData &found, qsizetype bound)
    {
        const qsizetype begin = std::max(m_at, found.json.end);
        const qsizetype close = found.open ? -1 : begin > bound ? closingTag(m_text, dataTag, begin) : bound;
        if (close >= 0)
            found.envelope.end = tagAt(m_text, close)->span.end;
        else
            found.envelope.end = found.json.problem || found.bounded ? bound : begin;
        if (found.open)
            m_result.repairs.append({found.envelope.end, QStringLiteral("unclosed-tag"), {}, QStringLiteral("</METADATA>")});
        noteRest({found.json.end, close >= 0 ? close : found.envelope.end}, found);
        m_at = found.envelope.end;
        m_result.found.append(found);
    }

    /// What else stands in an envelope, behind the data.
    void noteRest(const TextSpan &rest, const FoundData &found)
    {
        if (found.json.problem || rest.end <= rest.begin)
            return;
        QStringView text = m_text.mid(rest.begin, rest.end - rest.begin).trimmed();
        while (!text.isEmpty() && (text.back() == u'`' || text.back() == u'~'))
            text.chop(1);
        text = text.trimmed();
        if (!text.isEmpty())
            m_result.repairs.append({text.data() - m_text.data(), QStringLiteral("text-after"), text.toString(), {}});
    }

    bool takeFence()
    {
        const bool tilde = m_text[m_at] == u'~';
        const std::optional<Fence> fence = m_fencesEnd[tilde] ? std::nullopt : fenceAt(m_text, m_at);
        if (!fence)
            return false;
        m_fencesEnd[tilde] = !fence->closed; // no later one is closed, either
        const qsizetype begin = skipSpace(m_text, fence->body.begin);
        const bool json = fence->language.startsWith(u"json");
        const bool data = begin < fence->body.end && (m_text[begin] == u'{' || m_text[begin] == u'[') && (json || isDataLanguage(*fence));
        if (!data && !json) {
            passBlock(*fence);
            return true;
        }
        FoundData found{EnvelopeKind::Fence, {}, {m_at, 0}, fence->language, !fence->closed};
        read(found, begin, fence->body.end);
        endFence(found, *fence);
        return true;
    }

    static bool isDataLanguage(const Fence &fence)
    {
        static const QSet<QString> languages{QString(), QStringLiteral("js"), QStringLiteral("javascript"), QStringLiteral("python"),
                                             QStringLiteral("py"), QStringLiteral("text"), QStringLiteral("txt"), QStringLiteral("plaintext")};
        return languages.contains(fence.language);
    }

    /// A block that holds no data. One around the tags of an answer is no block at all: only its marks go.
    void passBlock(const Fence &fence)
    {
        const qsizetype first = skipSpace(m_text, fence.body.begin);
        const std::optional<Tag> tag = first < m_text.size() && m_text[first] == u'<' ? tagAt(m_text, first) : std::nullopt;
        const bool tags = tag && (tag->name == dataTag || tag->name == proseTag);
        if (tags)
            m_result.passedOver += {{m_at, fence.body.begin}, {fence.body.end, fence.end}};
        m_at = tags ? fence.body.begin : fence.closed ? fence.end : m_at + 3;
    }

    /// Where the marks stand right behind the data, they end the block, whatever else stands on their line or in strings of the data.
    void endFence(FoundData &found, const Fence &fence)
    {
        const qsizetype marks = found.json.problem ? found.json.end : skipMarks(found.json.end);
        const bool ended = marks > found.json.end;
        found.open = !ended && !fence.closed;
        found.envelope.end = ended ? marks : fence.closed || found.json.problem ? fence.end : found.json.end;
        if (!ended && fence.closed)
            noteRest({found.json.end, fence.body.end}, found);
        if (found.open && !found.json.problem)
            m_result.repairs.append({found.envelope.end, QStringLiteral("unclosed-fence"), {}, QStringLiteral("```")});
        m_at = std::max(m_at + 3, found.envelope.end);
        m_result.found.append(found);
    }

    qsizetype skipMarks(qsizetype from) const
    {
        qsizetype end = skipSpace(m_text, from);
        if (!m_text.mid(end).startsWith(u"```") && !m_text.mid(end).startsWith(u"~~~"))
            return from;
        while (end < m_text.size() && (m_text[end] == u'`' || m_text[end] == u'~'))
            ++end;
        return end;
    }

    /// Code in backquotes is no data and no echo, unless it looks like data itself.
    void passCode()
    {
        qsizetype begin = m_at;
        while (begin < m_text.size() && m_text[begin] == m_text[m_at])
            ++begin;
        const QChar mark = m_text[m_at];
        const bool data = begin < m_text.size() && (m_text[begin] == u'{' || m_text[begin] == u'[');
        m_at = begin;
        if (mark != u'`' || data)
            return;
        qsizetype end = begin;
        while (end < m_text.size() && end - begin < 400 && m_text[end] != u'`' && m_text[end] != u'\n')
            ++end;
        if (end < m_text.size() && m_text[end] == u'`')
            m_at = end + 1;
    }

    /// A whole answer that is a number, a text, true, false or null, exactly as JSON has it.
    bool takeScalar()
    {
        const bool may = m_at < m_text.size() && m_text[m_at] != u'{' && m_text[m_at] != u'[' && m_text[m_at] != u'<';
        if (!may || !(m_text[m_at] == u'"' || m_text[m_at] == u'-' || m_text[m_at].isLetterOrNumber()))
            return false;
        FoundData found{EnvelopeKind::Document, spend(readTolerantJson(m_text, m_at)), {}};
        const bool whole = skipSpace(m_text, found.json.end) == m_text.size();
        if (found.json.problem || !found.json.complete || !found.json.repairs.isEmpty() || !whole)
            return false;
        found.envelope = {found.json.begin, found.json.end};
        m_result.found.append(found);
        return true;
    }

    /// Data without an envelope: the whole answer, or in the middle of prose.
    bool takeBare()
    {
        const bool first = m_at == m_first;
        if (m_budget < 0 || m_failures >= mostFailures || m_result.found.size() >= mostFound || !mayBegin(first))
            return false;
        FoundData found{EnvelopeKind::Embedded, spend(readTolerantJson(m_text, m_at)), {}};
        found.envelope = {m_at, std::max(m_at + 1, found.json.end)};
        if (first && skipSpace(m_text, found.json.end) == m_text.size())
            found.kind = EnvelopeKind::Document;
        const bool document = found.kind == EnvelopeKind::Document;
        if (found.json.problem ? !(first && mayBeginData(m_text, m_at)) : !(document || isPlausible(found.json.value, m_listAsked))) {
            ++m_failures;
            return false;
        }
        widen(found.envelope);
        m_at = found.envelope.end;
        m_result.found.append(found);
        return true;
    }

    bool mayBegin(bool first) const
    {
        if (mayBeginData(m_text, m_at))
            return true;
        const qsizetype next = skipSpace(m_text, m_at + 1);
        const bool empty = next < m_text.size() && m_text[next] == (m_text[m_at] == u'{' ? u'}' : u']');
        return first && (next == m_text.size() || empty || m_text[m_at] == u'[');
    }

    /// Takes in the backquotes or the pair of tags right around the data.
    void widen(TextSpan &span) const
    {
        while (span.begin > 0 && span.end < m_text.size() && m_text[span.begin - 1] == u'`' && m_text[span.end] == u'`') {
            --span.begin;
            ++span.end;
        }
    }

    /// Reads what an envelope holds. The data may go beyond the mark that seems to end it: a string of it may hold such a mark.
    void read(FoundData &found, qsizetype begin, qsizetype bound)
    {
        if (begin >= bound) {
            found.json.begin = found.json.end = bound;
            found.json.problem = QStringLiteral("nothing stands there");
            return;
        }
        found.json = spend(readTolerantJson(m_text, begin));
        const bool fits = !found.json.problem && found.json.complete && (found.json.end <= bound || endsInMark(found.json.end));
        if (fits || (bound == m_text.size()))
            return;
        found.json = spend(readTolerantJson(m_text.first(bound), begin));
        found.bounded = true;
    }

    bool endsInMark(qsizetype end) const
    {
        const QStringView rest = m_text.mid(skipSpace(m_text, end));
        return rest.isEmpty() || rest.startsWith(u"```") || rest.startsWith(u"~~~") || rest.startsWith(u"</METADATA>", Qt::CaseInsensitive);
    }

    TolerantJson spend(TolerantJson json)
    {
        m_budget -= 64 + json.end - json.begin;
        return json;
    }

    QStringView m_text;
    bool m_listAsked;
    QSet<QString> m_promptTags;
    qsizetype m_budget;
    qsizetype m_at = 0;
    qsizetype m_first = 0;              ///< where the answer begins
    int m_failures = 0;                 ///< brackets in prose that turned out to begin no data
    QSet<QString> m_unclosed;           ///< names of tags that are not closed any more
    std::array<bool, 2> m_fencesEnd{};  ///< no fence of backquotes, of tildes is closed any more
    ScannedAnswer m_result;
};

} // namespace

ScannedAnswer scanAnswer(QStringView text, const ResponseContract &contract)
{
    return AnswerScan(text, contract).run();
}

} // namespace outcrop
