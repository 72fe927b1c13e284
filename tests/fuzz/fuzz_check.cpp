// SPDX-License-Identifier: GPL-3.0-or-later
// Parses arbitrary bytes as documents of all kinds, checks them and applies the fixes. Invariants: the reports can be written, the fixes can be applied and add
// no errors, and repaired front matter is valid YAML.
#include "app/check/applyfixes.h"
#include "app/check/checkreport.h"
#include "core/documents/data/yamlreader.h"
#include "core/portability/annotations.h"
#include "core/portability/junitreport.h"
#include "core/portability/sarifreport.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>

using namespace outcrop;

namespace {

constexpr std::array<const char *, 12> places{".claude/agents/a.md", "agents/a.md", "skills/a/SKILL.md", ".claude/commands/a.md", "rules/a.mdc", "CLAUDE.md", "layers/a.md",
    "a.agent.md", ".gemini/commands/a.toml", "config.toml", "portability/providers/a.yaml", "experiments/a.yaml"};

void require(bool isTrue, const char *what)
{
    if (isTrue)
        return;
    std::fprintf(stderr, "%s\n", what);
    std::abort();
}

OpenedWorkspace openWithFile(const QString &path, const QByteArray &bytes)
{
    OpenedWorkspace empty;
    empty.folder = QStringLiteral("/nowhere");
    return withWorkspace(empty, Workspace::fromFiles({QStringLiteral("nowhere"), QStringLiteral("/nowhere"), {}}, {{path, bytes}}));
}

int countErrors(const Document &document)
{
    return int(std::count_if(document.diagnostics.begin(), document.diagnostics.end(), [](const Diagnostic &found) { return found.severity == Severity::Error; }));
}

void printAll(const OpenedWorkspace &workspace)
{
    const PortabilityReport report = checkReport(checkFolder(workspace, {}), Severity::Warning);
    require(!sarifReport(report, QStringLiteral("1")).dump(-1, ' ', false, Json::error_handler_t::replace).empty(), "no SARIF");
    require(!junitReport(report).isEmpty(), "no JUnit");
    static_cast<void>(githubAnnotations(report));
    static_cast<void>(codeClimateReport(report));
}

void checkAndFix(const QString &path, const QByteArray &bytes)
{
    const OpenedWorkspace before = openWithFile(path, bytes);
    printAll(before);
    const FixPlan fixed = planFixes(before, {});
    const Result<Workspace> changed = withChange(before.workspace(), fixed.change);
    require(changed.ok(), "the fixes of a document cannot be applied to it");
    const DocumentPtr old = before.workspace().document(path);
    const DocumentPtr now = changed->document(path);
    require(countErrors(*now) <= countErrors(*old), "the fixes added errors");
    const bool isRepaired = old->frontMatter.isRecovered && !now->frontMatter.isRecovered;
    require(old->frontMatter.isRecovered || !now->frontMatter.isRecovered, "the fixes broke front matter");
    if (isRepaired) {
        const Range &content = now->frontMatter.content;
        const QString yaml = now->text.mid(content.start.offset, content.end.offset - content.start.offset);
        require(!now->frontMatter.isPresent || readYaml(yaml, path).isParsed, "the fixes left invalid YAML");
    }
    static_cast<void>(planFixes(withWorkspace(before, *changed), {}));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 2 || size > 4000)
        return 0;
    const QString path = QString::fromLatin1(places.at(data[0] % places.size()));
    checkAndFix(path, QByteArray(reinterpret_cast<const char *>(data) + 1, qsizetype(size) - 1));
    return 0;
}
