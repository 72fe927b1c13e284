// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/documentgroup.h"

#include "core/documents/clientlint.h"

#include <QCoreApplication>

namespace outcrop {

namespace {

struct DocumentWords {
    Q_DECLARE_TR_FUNCTIONS(DocumentGroup)
};

} // namespace

DocumentGroup groupOf(DocumentKind kind)
{
    switch (kind) {
    case DocumentKind::Layer:
    case DocumentKind::CondensedLayer:
        return DocumentGroup::Layers;
    case DocumentKind::Skill:
        return DocumentGroup::Skills;
    case DocumentKind::Agent:
    case DocumentKind::Governance:
        return DocumentGroup::Agents;
    case DocumentKind::Adapter:
    case DocumentKind::WireFormat:
    case DocumentKind::PortabilityTests:
        return DocumentGroup::Providers;
    case DocumentKind::Profile:
        return DocumentGroup::Profiles;
    case DocumentKind::Manifest:
    case DocumentKind::Configuration:
    case DocumentKind::Taxonomy:
    case DocumentKind::Experiment:
        return DocumentGroup::Configuration;
    case DocumentKind::Prompt:
    case DocumentKind::Response:
    case DocumentKind::Conversation:
        return DocumentGroup::Sessions;
    case DocumentKind::Evolution:
        return DocumentGroup::Evolution;
    case DocumentKind::Task:
    case DocumentKind::Text:
        return DocumentGroup::Other;
    }
    return DocumentGroup::Other;
}

DocumentGroup groupOf(const Document &document)
{
    const std::optional<ClientFile> file = document.kind == DocumentKind::Text ? clientFileOf(document) : std::nullopt;
    if (!file)
        return groupOf(document.kind);
    return file == ClientFile::Command ? DocumentGroup::Commands : DocumentGroup::Instructions;
}

QString groupTitle(DocumentGroup group)
{
    switch (group) {
    case DocumentGroup::Layers:
        return DocumentWords::tr("Layers");
    case DocumentGroup::Instructions:
        return DocumentWords::tr("Instructions");
    case DocumentGroup::Agents:
        return DocumentWords::tr("Agents");
    case DocumentGroup::Skills:
        return DocumentWords::tr("Skills");
    case DocumentGroup::Commands:
        return DocumentWords::tr("Commands");
    case DocumentGroup::Profiles:
        return DocumentWords::tr("Profiles");
    case DocumentGroup::Providers:
        return DocumentWords::tr("Providers");
    case DocumentGroup::Configuration:
        return DocumentWords::tr("Configuration");
    case DocumentGroup::Sessions:
        return DocumentWords::tr("Sessions");
    case DocumentGroup::Evolution:
        return DocumentWords::tr("Evolution");
    case DocumentGroup::Other:
        return DocumentWords::tr("Other files");
    }
    return {};
}

QString kindTitle(DocumentKind kind)
{
    switch (kind) {
    case DocumentKind::Manifest:
        return DocumentWords::tr("Manifest");
    case DocumentKind::Layer:
        return DocumentWords::tr("Layer");
    case DocumentKind::CondensedLayer:
        return DocumentWords::tr("Condensed layer");
    case DocumentKind::Skill:
        return DocumentWords::tr("Skill");
    case DocumentKind::Agent:
        return DocumentWords::tr("Agent");
    case DocumentKind::Governance:
        return DocumentWords::tr("Governance");
    case DocumentKind::Adapter:
        return DocumentWords::tr("Adapter");
    case DocumentKind::WireFormat:
        return DocumentWords::tr("Wire format");
    case DocumentKind::PortabilityTests:
        return DocumentWords::tr("Portability tests");
    case DocumentKind::Profile:
        return DocumentWords::tr("Profile");
    case DocumentKind::Configuration:
        return DocumentWords::tr("Configuration");
    case DocumentKind::Taxonomy:
        return DocumentWords::tr("Taxonomy");
    case DocumentKind::Prompt:
        return DocumentWords::tr("Prompt");
    case DocumentKind::Response:
        return DocumentWords::tr("Response");
    case DocumentKind::Conversation:
        return DocumentWords::tr("Conversation");
    case DocumentKind::Evolution:
        return DocumentWords::tr("Evolution report");
    case DocumentKind::Experiment:
        return DocumentWords::tr("Experiment");
    case DocumentKind::Task:
        return DocumentWords::tr("Task");
    case DocumentKind::Text:
        return DocumentWords::tr("File");
    }
    return {};
}

QString kindTitle(DocumentKind kind, const QString &path)
{
    const ClientPathPattern *place = clientPathPattern(path);
    const Client *client = place ? findClient(place->client) : nullptr;
    if (!client || kind == DocumentKind::Layer)
        return kindTitle(kind);
    switch (place->file) {
    case ClientFile::Agent:
        return DocumentWords::tr("%1 agent").arg(client->title);
    case ClientFile::Skill:
        return DocumentWords::tr("%1 skill").arg(client->title);
    case ClientFile::Command:
        return DocumentWords::tr("%1 command").arg(client->title);
    case ClientFile::Rules:
        return DocumentWords::tr("%1 instructions").arg(client->title);
    }
    return kindTitle(kind);
}

} // namespace outcrop
