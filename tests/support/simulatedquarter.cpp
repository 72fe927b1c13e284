// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/simulatedquarter.h"

#include <algorithm>
#include <cmath>

namespace outcrop::testing {
namespace {

const QString usualModel = QStringLiteral("open-source/llama3.1:70b");
const QString betterModel = QStringLiteral("openai/gpt-6-sol");
constexpr double newShare = 0.08; ///< share of the new workload in the late turns

/// Returns a word that no other layer contains.
QString uniqueWord(const QString &layer, int number)
{
    static const QStringList ends{QStringLiteral("lumen"), QStringLiteral("quartz"), QStringLiteral("harrow"), QStringLiteral("sorrel")};
    return QString(layer).remove(u'-') + ends.at(number % 4);
}

QString textOf(const SimulatedLayer &layer)
{
    QString text = QStringLiteral("---\ntier: %1\n").arg(layer.tier);
    if (!layer.cadence.isEmpty())
        text += QStringLiteral("cadence: %1\n").arg(layer.cadence);
    text += QStringLiteral("section: context\n---\n# %1\n\n").arg(layer.name);
    for (int i = 0; i < 4; ++i)
        text += uniqueWord(layer.name, i) + QStringLiteral(" is kept here\n\n");
    return text;
}

QString skillFor(const QString &category)
{
    return QStringLiteral("---\nname: %1-work\ndescription: Use it for %1.\nmetadata:\n  workloads: \"%1\"\n---\n%1 by the book\n").arg(category);
}

/// Returns the layers that need no suggestion: in every tier except BEDROCK, close to the limits and far from them.
QList<SimulatedLayer> stableLayers()
{
    QList<SimulatedLayer> layers;
    for (int i = 0; i < 5; ++i) // used rarely enough for WEATHER, and changed as often as WEATHER layers
        layers.append({QStringLiteral("quiet-weather-%1").arg(i), QStringLiteral("weather"), {}, 0.06 + 0.09 * i, {}, 0, 0.3});
    for (int i = 0; i < 8; ++i) // used often enough for TOPSOIL, and changed at most daily
        layers.append({QStringLiteral("quiet-topsoil-%1").arg(i), QStringLiteral("topsoil"), {}, 0.07 + 0.1 * i, {}, 0, 0.1 * i});
    for (int i = 0; i < 4; ++i) // a monthly layer, changed at most at the declared rate
        layers.append({QStringLiteral("quiet-sandstone-%1").arg(i), QStringLiteral("sandstone"), {}, 0.02 + 0.3 * i, {}, 0, 0.008 * (i + 1)});
    for (int i = 0; i < 3; ++i) // a quarterly layer that is rarely used
        layers.append({QStringLiteral("quiet-granite-%1").arg(i), QStringLiteral("granite"), {}, 0.01, {}, 0, 0.005 * (i + 1)});
    return layers;
}

/// Returns the layers that need a suggestion.
QList<SimulatedLayer> layersToMove()
{
    return {
        {QStringLiteral("promote-releases"), QStringLiteral("weather"), {}, 0.62, QStringLiteral("platform"), 0.05, 0.02},
        {QStringLiteral("promote-greetings"), QStringLiteral("weather"), {}, 0.72, QStringLiteral("comms"), 0.1, 0.03},
        {QStringLiteral("promote-checks"), QStringLiteral("weather"), {}, 0.58, QStringLiteral("observe"), 0.2, 0.01},
        {QStringLiteral("demote-printer"), QStringLiteral("topsoil"), {}, 0.01, {}, 0, 0.02},
        {QStringLiteral("demote-crossing"), QStringLiteral("topsoil"), {}, 0.02, {}, 0, 0.02},
        {QStringLiteral("demote-archive"), QStringLiteral("topsoil"), {}, 0.0, {}, 0, 0.02},
        {QStringLiteral("demote-holiday"), QStringLiteral("topsoil"), {}, 0.2, QStringLiteral("meta"), 0.005, 0.02},
        {QStringLiteral("volatile-season"), QStringLiteral("sandstone"), {}, 0.4, {}, 0, 0.25},
        {QStringLiteral("volatile-rules"), QStringLiteral("granite"), {}, 0.3, {}, 0, 0.2},
    };
}

/// Returns the times of a Poisson process with this rate per day, newest first; none if the rate is not positive.
QList<QDateTime> poissonTimes(RandomNumbers &random, double perDay, const QDateTime &from, const QDateTime &until)
{
    QList<QDateTime> times;
    if (perDay <= 0)
        return times;
    for (QDateTime at = from;;) {
        at = at.addMSecs(qint64(-std::log(1 - random.uniform()) / perDay * 86'400'000.0));
        if (at >= until)
            break;
        times.prepend(at);
    }
    return times;
}

} // namespace

SimulatedQuarter::SimulatedQuarter()
    : m_layers(layersToMove() + stableLayers()),
      m_categories{QStringLiteral("platform"), QStringLiteral("integration"), QStringLiteral("tooling"), QStringLiteral("pipeline"), QStringLiteral("build"),
          QStringLiteral("knowledge"), QStringLiteral("comms"), QStringLiteral("observe"), QStringLiteral("meta")},
      m_from(QDate(2026, 8, 1), QTime(0, 0), Qt::UTC)
{
}

QList<SourceFile> SimulatedQuarter::files() const
{
    QList<SourceFile> files{{QStringLiteral("config.toml"),
        "[workspace]\nname = \"A simulated quarter\"\n\n[specialists.worker]\nmodel = \"" + usualModel.toUtf8() + "\" # the house's own\nworkloads = [\"pipeline\"]\n"}};
    for (const SimulatedLayer &layer : m_layers)
        files.append({layer.path(), textOf(layer).toUtf8()});
    for (const QString &category : m_categories)
        files.append({QStringLiteral("skills/%1-work/SKILL.md").arg(category), skillFor(category).toUtf8()});
    std::sort(files.begin(), files.end(), [](const SourceFile &a, const SourceFile &b) { return a.path < b.path; });
    return files;
}

QList<Interaction> SimulatedQuarter::interactions(quint64 seed) const
{
    RandomNumbers random(seed);
    QList<Interaction> all;
    all.reserve(turns);
    for (qint64 i = 0; i < turns; ++i)
        all.append(turn(random, i));
    return all;
}

QList<FileChanges> SimulatedQuarter::changes(quint64 seed) const
{
    RandomNumbers random(seed + 1'000'000);
    QList<FileChanges> all;
    for (const SimulatedLayer &layer : m_layers)
        all.append({layer.path(), poissonTimes(random, layer.changesPerDay, from(), until())});
    return all;
}

QString SimulatedQuarter::categoryAt(double share, bool isLate) const
{
    if (isLate && share < newShare)
        return QStringLiteral("archive");
    const double rest = isLate ? (share - newShare) / (1 - newShare) : share;
    return m_categories.at(std::min(qsizetype(rest * double(m_categories.size())), m_categories.size() - 1));
}

Interaction SimulatedQuarter::turn(RandomNumbers &random, qint64 number) const
{
    Interaction turn;
    turn.id = number + 1;
    turn.at = m_from.addMSecs(number * m_from.msecsTo(until()) / turns);
    turn.source = QStringLiteral("simulation");
    turn.workload = categoryAt(random.uniform(), number >= turns * 7 / 10);
    turn.outcome = QStringLiteral("done");
    turn.friction = random.uniform() < stuckShare ? 0.8 : 0.1;
    turn.response = answer(random, turn.workload, turn.layers);
    addRoute(random, turn);
    return turn;
}

QString SimulatedQuarter::answer(RandomNumbers &random, const QString &category, QStringList &sent) const
{
    QString text = QStringLiteral("done as asked");
    for (const SimulatedLayer &layer : m_layers) {
        const bool isUsed = random.uniform() < layer.useIn(category);
        if (isUsed)
            text += QStringLiteral(" %1 and %2").arg(uniqueWord(layer.name, 0), uniqueWord(layer.name, 1 + int(random.below(3))));
        if (isUsed || layer.tier != u"weather")
            sent.append(layer.path());
    }
    return text;
}

/// Routes the turn. For the workload `pipeline`, the usual model succeeds less often than the better model. For other workloads, both are equal.
void SimulatedQuarter::addRoute(RandomNumbers &random, Interaction &turn) const
{
    const bool isBetter = random.uniform() < 0.2;
    const double good = isBetter || turn.workload != u"pipeline" ? 0.9 : 0.78;
    const QString &model = isBetter ? betterModel : usualModel;
    turn.provider = model.section(u'/', 0, 0);
    turn.model = model.section(u'/', 1);
    turn.quality = random.uniform() < good ? 90 : 50;
    turn.cost = isBetter ? 0.004 : 0.001;
}

QList<QSet<QString>> SimulatedQuarter::planted() const
{
    QList<QSet<QString>> cases;
    for (const SimulatedLayer &layer : m_layers) {
        const QString word = layer.name.section(u'-', 0, 0);
        if (word == u"promote" || word == u"demote")
            cases.append({word + QStringLiteral(": ") + layer.path()});
        else if (word == u"volatile")
            cases.append({QStringLiteral("churn: ") + layer.path()});
    }
    cases.append({QStringLiteral("shift: archive up"), QStringLiteral("gap: archive")});
    cases.append({QStringLiteral("route: pipeline → ") + betterModel});
    return cases;
}

} // namespace outcrop::testing
