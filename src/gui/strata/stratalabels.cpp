// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/strata/stratalabels.h"

#include "gui/look/lineheight.h"
#include "gui/strata/labeltexts.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace outcrop {

namespace {

constexpr double padding = 10;
constexpr double gap = 8;
constexpr double badgeSize = 14;
constexpr double leaderLength = 18; ///< length of the line from the body to a label beside it, in pixels

double insetOf(const StrataBody &body)
{
    switch (body.shape) {
    case BodyShape::Tier:
    case BodyShape::Band:
        return padding;
    case BodyShape::Lens:
        return std::min(body.rect.width() * 0.12, 40.0);
    case BodyShape::Pebble:
        return padding;
    }
    return padding;
}

/// Returns `soul.md · weekly`, `when phase == planning · weekly` or the state of an empty layer. Includes the cadence only if it differs from the
/// cadence of the tier.
QString detailOf(const Stratum &stratum, std::optional<Cadence> usual)
{
    QStringList parts;
    if (stratum.isConditional())
        //: Label of a layer; %1 is its condition, such as phase == review
        parts += QCoreApplication::translate("Strata", "when %1").arg(stratum.condition);
    else if (stratum.presence == Presence::Empty)
        parts += presenceText(stratum);
    else if (!stratum.path.isEmpty())
        parts += stratum.path.section(u'/', stratum.kind == StratumKind::Skill ? -2 : -1);
    if (stratum.cadence && stratum.cadence != usual)
        parts += cadenceTitle(*stratum.cadence);
    return parts.join(QStringLiteral(" · "));
}

QString numberOf(const Stratum &stratum)
{
    const QString number = numberText(stratum.size);
    //: Label of a layer, instead of its size
    return stratum.presence == Presence::Sent ? number : QCoreApplication::translate("Strata", "not sent");
}

} // namespace

QFont fontOf(LabelKind kind, const StrataGeometry &room)
{
    switch (kind) {
    case LabelKind::Title:
    case LabelKind::Tier: {
        QFont boldFont = kind == LabelKind::Title ? room.label : room.caption;
        boldFont.setWeight(QFont::DemiBold);
        if (kind == LabelKind::Tier)
            boldFont.setLetterSpacing(QFont::AbsoluteSpacing, 0.6);
        return boldFont;
    }
    case LabelKind::Size:
    case LabelKind::Callout:
        return room.label;
    case LabelKind::TierSize:
    case LabelKind::Detail:
    case LabelKind::Share:
        return room.caption;
    }
    return room.label;
}

StrataLabeler::StrataLabeler(QList<StrataBody> &bodies, const StrataGeometry &room, const Measures &measures, LabelTexts &texts)
    : m_bodies(bodies)
    , m_measures(measures)
    , m_texts(texts)
    , m_labelHeight(textLineHeight(QFontMetricsF(room.label)))
    , m_captionHeight(textLineHeight(QFontMetricsF(room.caption)))
{
    m_texts.beginLayout(room);
}

void StrataLabeler::placeLabels(QList<StrataLabel> &labels)
{
    m_labels = &labels;
    for (int i = 0; i < m_bodies.size(); ++i) {
        m_height = std::max(m_height, m_bodies.at(i).rect.bottom());
        if (m_bodies.at(i).shape == BodyShape::Tier)
            labelTier(i);
        else if (m_bodies.at(i).rect.height() >= m_labelHeight)
            labelBody(i);
        else
            m_calloutBodies += i;
    }
    placeCallouts();
}

/// Adds a label at the start or end of a one-line rectangle, elided to the width. Does nothing if the rectangle is too narrow.
void StrataLabeler::add(LabelKind kind, int body, const QRectF &room, const QString &text, bool isAtEnd)
{
    const LabelTexts::FittedText fitted = m_texts.fit(kind, text, room.width());
    if (fitted.text.isEmpty())
        return;
    const double x = isAtEnd ? room.right() - fitted.width : room.left();
    *m_labels += StrataLabel{kind, body, {x, room.top(), fitted.width, room.height()}, fitted.text, fitted.glyphs};
}

/// Labels a tier. In a narrow view, omits the cadence first, then the share, then the size.
void StrataLabeler::labelTier(int body)
{
    const Stratum &tier = m_bodies.at(body).stratum;
    const QRectF rect = m_bodies.at(body).rect;
    const QRectF line(rect.left() + padding, rect.top() + (m_measures.caption - m_captionHeight) / 2 + 1,
        rect.width() - 2 * padding, m_captionHeight);
    const QString share =
        tier.count == 0 ? QCoreApplication::translate("Strata", "empty") : shareText(tier.share);
    const QString number = tier.count == 0 ? share : numberText(tier.size);
    const QString size = tier.count == 0 ? share : number + QStringLiteral(" · ") + share;
    //: Label of a tier; %1 is its name, %2 how often its text is expected to change
    const QString name = tier.cadence
        ? QCoreApplication::translate("Strata", "%1 · %2").arg(tier.title, cadenceTitle(*tier.cadence))
        : tier.title;
    const QList<std::pair<QString, QString>> choices{
        {name, size}, {tier.title, size}, {tier.title, number}, {tier.title, {}}};
    for (const auto &[left, right] : choices) {
        const double end = right.isEmpty() ? 0 : std::ceil(m_texts.width(LabelKind::Share, right)) + 1;
        if (!right.isEmpty() && m_texts.width(LabelKind::Tier, left) + gap + end > line.width())
            continue;
        add(LabelKind::TierSize, body, line.adjusted(line.width() - end, 0, 0, 0), right, true);
        return add(LabelKind::Tier, body, line.adjusted(0, 0, end > 0 ? -end - gap : 0, 0), left);
    }
}

/// Labels a body with its name and size, and on a second line, if there is room, with details and its share of the prompt.
void StrataLabeler::labelBody(int body)
{
    const StrataBody &item = m_bodies.at(body);
    const double inset = insetOf(item);
    const QRectF room = item.rect.adjusted(inset, 0, -inset, 0);
    const double both = m_labelHeight + m_captionHeight;
    const bool fitsTwoLines = room.height() >= both + 2;
    const double top = std::round(room.center().y() - (fitsTwoLines ? both : m_labelHeight) / 2);
    const bool hasState = addName(body, QRectF(room.left(), top, room.width(), m_labelHeight), fitsTwoLines);
    if (fitsTwoLines)
        addDetail(body, QRectF(room.left(), top + m_labelHeight, room.width(), m_captionHeight), !hasState);
}

/// Adds the title, and the size or state if it fits. Returns false if a part that is not sent needs its state on the second line.
bool StrataLabeler::addName(int body, QRectF line, bool hasDetailLine)
{
    StrataBody &item = m_bodies[body];
    const QString size = numberOf(item.stratum);
    const double end = std::ceil(m_texts.width(LabelKind::Size, size)) + 1;
    const double badge = item.stratum.problems.total() > 0 ? badgeSize + gap / 2 : 0;
    const double name = m_texts.width(LabelKind::Title, item.stratum.title);
    const double least = item.shape == BodyShape::Pebble ? name : std::min(name, line.width() * 0.55);
    const bool isSent = item.stratum.presence == Presence::Sent;
    const bool fits = end + badge + gap + least <= line.width();
    if (fits) {
        add(LabelKind::Size, body, line.adjusted(line.width() - end, 0, 0, 0), size, true);
        line.setRight(line.right() - end - gap);
    } else if (!isSent && !hasDetailLine) {
        const double state = std::min(std::ceil(m_texts.width(LabelKind::Share, size)) + 1, (line.width() - badge - gap) * 0.6); // the rest is for the title
        add(LabelKind::Share, body, line.adjusted(line.width() - state, 0, 0, 0), size, true);
        line.setRight(line.right() - state - gap);
    }
    if (badge > 0) {
        item.badge = QRectF(line.right() - badgeSize, line.center().y() - badgeSize / 2, badgeSize, badgeSize);
        line.setRight(line.right() - badge);
    }
    add(LabelKind::Title, body, line, item.stratum.title);
    return isSent || fits || !hasDetailLine;
}

/// Adds the details, and the share of the prompt or, with `showsState`, that the part is not sent.
void StrataLabeler::addDetail(int body, const QRectF &line, bool showsState)
{
    const StrataBody &item = m_bodies.at(body);
    const auto tier = std::find_if(m_bodies.begin(), m_bodies.end(),
        [&](const StrataBody &other) { return other.shape == BodyShape::Tier && other.tierRow == item.tierRow; });
    const bool hasShare = item.stratum.presence == Presence::Sent && item.shape != BodyShape::Pebble;
    const QString share = hasShare ? shareText(item.stratum.share) : showsState ? numberOf(item.stratum) : QString();
    const double end = std::min(std::ceil(m_texts.width(LabelKind::Share, share)) + 1, line.width());
    add(LabelKind::Share, body, line.adjusted(line.width() - end, 0, 0, 0), share, true);
    add(LabelKind::Detail, body, line.adjusted(0, 0, -end - gap, 0), detailOf(item.stratum, tier->stratum.cadence));
}

/// Returns the bodies whose names fit beside the chart; larger bodies take precedence.
QList<int> StrataLabeler::largestBodies(QList<int> bodies) const
{
    const qsizetype most = static_cast<qsizetype>(m_height / m_labelHeight);
    if (bodies.size() <= most)
        return bodies;
    std::stable_sort(bodies.begin(), bodies.end(),
        [this](int left, int right) { return m_bodies.at(left).stratum.size.tokens > m_bodies.at(right).stratum.size.tokens; });
    bodies.resize(most);
    std::sort(bodies.begin(), bodies.end());
    return bodies;
}

/// Places each name as near to its body as the names above allow, then moves names that exceed the bottom up.
void StrataLabeler::placeCallouts()
{
    const QList<int> shown = largestBodies(m_calloutBodies);
    const double line = m_labelHeight;
    QList<double> tops;
    double freeTop = 0;
    for (const int body : shown) {
        tops += std::max(freeTop, m_bodies.at(body).rect.center().y() - line / 2);
        freeTop = tops.constLast() + line;
    }
    double limit = m_height - line;
    for (qsizetype i = tops.size() - 1; i >= 0; --i) {
        tops[i] = std::min(tops.at(i), limit);
        limit = tops.at(i) - line;
    }
    for (qsizetype i = 0; i < shown.size(); ++i) {
        const QRectF room(m_measures.edge + leaderLength, tops.at(i), m_measures.gutter - leaderLength, line);
        add(LabelKind::Callout, shown.at(i), room, m_bodies.at(shown.at(i)).stratum.title);
    }
}

} // namespace outcrop
