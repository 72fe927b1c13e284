// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/runexperiment.h"
#include "tests/support/workspacecopy.h"

namespace outcrop::testing {

/// A copy of the workspace `plain` with an additional experiment `forms` with three cases, and two arms unless a complete document is given.
class ExperimentWorkspace
{
public:
    /// The complete experiment document.
    struct Document {
        QByteArray text;
    };

    explicit ExperimentWorkspace(const QByteArray &metrics, const QByteArray &more = {})
        : ExperimentWorkspace(Document{"all: {provider: openai, model: gpt-4.1, agent: '', request: 'Name {what}.'}\n"
                                       "arms: [{name: xml, format: prompt-xml}, {name: text, format: markdown}]\n"
                                       "data: ./cases.csv\nmetrics: " + metrics + '\n' + more})
    {
    }

    explicit ExperimentWorkspace(const Document &document)
    {
        m_copy.write(QStringLiteral("experiments/forms.yaml"), document.text);
        m_copy.write(QStringLiteral("experiments/forms/cases.csv"), "id,what\na,a book\nb,a shelf\nc,a reader\n");
    }

    const WorkspaceCopy &copy() const { return m_copy; }
    OpenedWorkspace opened() const { return *openWorkspace(m_copy.folder()); }

    QByteArray file(const QString &name) const
    {
        QFile read(m_copy.path(QStringLiteral("experiments/forms/") + name));
        return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray();
    }

    Result<ExperimentOutcome> run(Provider *models, bool startsNewRun = false, const ExperimentListener &listener = {}, const std::stop_token &stop = {}) const
    {
        RunSettings settings;
        settings.provider = models;
        settings.startsNewRun = startsNewRun;
        settings.listener = listener;
        return runExperiment(opened(), QStringLiteral("forms"), settings, stop);
    }

private:
    WorkspaceCopy m_copy{QStringLiteral("plain")};
};

} // namespace outcrop::testing
