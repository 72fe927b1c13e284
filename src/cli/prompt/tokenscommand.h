// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/opentokencounters.h"
#include "cli/base/command.h"

#include <optional>
#include <string>
#include <vector>

namespace outcrop {

/// `tokens`: counts the tokens of files and shows whether each number is exact or an estimate. `--calibrate` stores a provider's count of a text instead.
class TokensCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;
    bool isAllowedWith(const Permissions &) const override { return m_calibrate.empty(); }

private:
    /// A text with its token count.
    struct CountedFile {
        QString name;
        QString text;
        TokenCount count;
        QList<qsizetype> boundaries;
    };

    QString usageError() const;
    Result<QString> text(const Invocation &invocation, const QString &file) const;
    Result<ModelIdentity> model(const Invocation &invocation) const;
    QString encoding(const Invocation &invocation) const;
    Result<TokenCounterPtr> counter(const Invocation &invocation, const TokenCounters &counters, const QString &name) const;
    Result<QList<CountedFile>> countAll(const Invocation &invocation, const TokenCounter &counter) const;
    void print(const Console &console, const QList<CountedFile> &files) const;
    ExitCode calibrate(const Invocation &invocation) const;
    static Json toJson(const QList<CountedFile> &files, bool showsBoundaries);

    std::vector<std::string> m_files;
    std::string m_encoding;
    std::string m_model;
    std::string m_provider;
    bool m_showsBoundaries = false;
    std::string m_calibrate;
    std::optional<qint64> m_count;
};

} // namespace outcrop
