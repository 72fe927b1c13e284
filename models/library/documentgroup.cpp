// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/documentgroup.h"

#include "core/documents/clientlint.h"

#include <QCoreApplication>

namespace outcrop {

namespace {

struct Words {
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
        return Words::tr("Layers");
    case DocumentGroup::Instructions:
        return Words::tr("Instructions");
    case DocumentGroup::Agents:
        return Words::tr("Agents");
    case DocumentGroup::Skills:
        return Words::tr("Skills");
    case DocumentGroup::Commands:
        return Words::tr("Commands");
    case DocumentGroup::Profiles:
        return Words::tr("Profiles");
    case DocumentGroup::Providers:
        return Words::tr("Providers");
    case DocumentGroup::Configuration:
        return Words::tr("Configuration");
    case DocumentGroup::Sessions:
        return Words::tr("Sessions");
    case DocumentGroup::Evolution:
        return Words::tr("Evolution");
    case DocumentGroup::Other:
        return Words::tr("Other files");
    }
    return {};
}

QString kindTitle(DocumentKind kind)
{
    switch (kind) {
    case DocumentKind::Manifest:
        return Words::tr("Manifest");
    case DocumentKind::Layer:
        return Words::tr("Layer");
    case DocumentKind::CondensedLayer:
        return Words::tr("Condensed layer");
    case DocumentKind::Skill:
        return Words::tr("Skill");
    case DocumentKind::Agent:
        return Words::tr("Agent");
    case DocumentKind::Governance:
        return Words::tr("Governance");
    case DocumentKind::Adapter:
        return Words::tr("Adapter");
    case DocumentKind::WireFormat:
        return Words::tr("Wire format");
    case DocumentKind::PortabilityTests:
        return Words::tr("Portability tests");
    case DocumentKind::Profile:
        return Words::tr("Profile");
    case DocumentKind::Configuration:
        return Words::tr("Configuration");
    case DocumentKind::Taxonomy:
        return Words::tr("Taxonomy");
    case DocumentKind::Prompt:
        return Words::tr("Prompt");
    case DocumentKind::Response:
        return Words::tr("Response");
    case DocumentKind::Conversation:
        return Words::tr("Conversation");
    case DocumentKind::Evolution:
        return Words::tr("Evolution report");
    case DocumentKind::Experiment:
        return Words::tr("Experiment");
    case DocumentKind::Task:
        return Words::tr("Task");
    case DocumentKind::Text:
        return Words::tr("File");
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
        return Words::tr("%1 agent").arg(client->title);
    case ClientFile::Skill:
        return Words::tr("%1 skill").arg(client->title);
    case ClientFile::Command:
        return Words::tr("%1 command").arg(client->title);
    case ClientFile::Rules:
        return Words::tr("%1 instructions").arg(client->title);
    }
    return kindTitle(kind);
}

} // namespace outcrop
