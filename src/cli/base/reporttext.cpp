// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/reporttext.h"

#include "app/base/version.h"
#include "core/portability/annotations.h"
#include "core/portability/junitreport.h"
#include "core/portability/sarifreport.h"

namespace outcrop {

QStringList reportFormats()
{
    return {QStringLiteral("sarif"), QStringLiteral("junit"), QStringLiteral("github"), QStringLiteral("codeclimate")};
}

bool printReportAs(const Invocation &invocation, const PortabilityReport &report, const QString &form)
{
    std::ostream &out = invocation.console.out;
    if (form == u"sarif") {
        write(out, jsonText(sarifReport(report, versionText())));
    } else if (form == u"codeclimate") {
        write(out, jsonText(codeClimateReport(report)));
    } else if (form == u"junit" && !invocation.printsJson) {
        write(out, junitReport(report));
    } else if (form == u"github" && !invocation.printsJson) {
        for (const QString &line : githubAnnotations(report))
            writeLine(out, line);
    } else {
        return false;
    }
    return true;
}

} // namespace outcrop
