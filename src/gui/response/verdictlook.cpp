// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/response/verdictlook.h"

#include "gui/look/icons.h"

namespace outcrop {

namespace {

QString iconName(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Valid:
        return QStringLiteral("success");
    case Verdict::Repaired:
        return QStringLiteral("repaired");
    case Verdict::WrongSchema:
    case Verdict::FilterBroken:
        return QStringLiteral("error");
    case Verdict::ProseOnly:
        return QStringLiteral("prose");
    case Verdict::Incomplete:
    case Verdict::Truncated:
        return QStringLiteral("cut");
    case Verdict::Refused:
        return QStringLiteral("refused");
    case Verdict::Blocked:
        return QStringLiteral("blocked");
    }
    return {};
}

} // namespace

ColorRole verdictColorRole(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Valid:
        return ColorRole::Success;
    case Verdict::Repaired:
    case Verdict::Truncated:
    case Verdict::ProseOnly:
        return ColorRole::Warning;
    case Verdict::Incomplete:
    case Verdict::WrongSchema:
    case Verdict::FilterBroken:
    case Verdict::Refused:
    case Verdict::Blocked:
        return ColorRole::Error;
    }
    return ColorRole::Text;
}

QIcon verdictIcon(Verdict verdict)
{
    return lineIcon(iconName(verdict), verdictColorRole(verdict));
}

} // namespace outcrop
