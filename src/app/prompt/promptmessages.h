// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of app/prompt.
namespace outcrop::promptmessages {

inline constexpr char room[] = "app/prompt";
inline constexpr MessageText xmlSwitchInvalid{room, QT_TRANSLATE_NOOP("app/prompt", "XML_PROMPT_FORMATTING is `%1`, so it has no effect. Set it to true or false.")};
inline constexpr MessageText inputSetOutside{room, QT_TRANSLATE_NOOP("app/prompt", "%1 is not a YAML file in the workspace's inputs folder. Choose a name such as inputs/example.yaml.")};
inline constexpr MessageText inputSetEmpty{room, QT_TRANSLATE_NOOP("app/prompt", "No input has a value. Enter at least one value, then save.")};
inline constexpr MessageText inLayersAndManifest{room, QT_TRANSLATE_NOOP("app/prompt", "it is in layers/, and config.toml lists it as `%1` in [prompt_layers]")};
//: %1 is a parameter, such as `temperature`, %2 its value, %3 a model, %4 a reason
inline constexpr MessageText paramDropped{room, QT_TRANSLATE_NOOP("app/prompt", "%1 %2 is not sent to %3: %4.")};
//: %1 is a parameter, such as `temperature`, %2 its value, %3 a model, %4 a reason
inline constexpr MessageText paramChanged{room, QT_TRANSLATE_NOOP("app/prompt", "%1 %2 is changed before it is sent to %3: %4.")};
inline constexpr MessageText unlistedModel{room, QT_TRANSLATE_NOOP("app/prompt", "The adapter of %1 does not list the model `%2`, so its limits are not checked. Add the model to the adapter.")};
inline constexpr MessageText didYouMean{room, QT_TRANSLATE_NOOP("app/prompt", "Did you mean `%1`?")};
inline constexpr MessageText listedModels{room, QT_TRANSLATE_NOOP("app/prompt", "Listed models: %1.")};
inline constexpr MessageText listedModelsAndMore{room, QT_TRANSLATE_NOOP("app/prompt", "Listed models: %1 and %2 more.")};
inline constexpr CountText findings{room, QT_TRANSLATE_N_NOOP("app/prompt", "%n findings"), "%n finding"};
inline constexpr MessageText defaultLabel{room, QT_TRANSLATE_NOOP("app/prompt", "the default")};
inline constexpr MessageText noAgentsToExport{room, QT_TRANSLATE_NOOP("app/prompt", "There are no agents to export. Change to a folder with agents.")};
inline constexpr MessageText agentNameTwice{room, QT_TRANSLATE_NOOP("app/prompt", "%2 is also named `%1`, so both would be exported to the same folder. Rename one of them.")};
inline constexpr MessageText agentNotFolder{room, QT_TRANSLATE_NOOP("app/prompt", "The agent `%1` cannot be exported: its name is not valid as a folder name. Rename it.")};
inline constexpr MessageText exportMissing{room, QT_TRANSLATE_NOOP("app/prompt", "Missing. Export again to write it.")};
inline constexpr MessageText exportDifferent{room, QT_TRANSLATE_NOOP("app/prompt", "Differs from a new export. Export again to replace it.")};
inline constexpr MessageText exportStale{room, QT_TRANSLATE_NOOP("app/prompt", "No longer exported. Delete the folder.")};
inline constexpr MessageText providerNotFolder{room, QT_TRANSLATE_NOOP("app/prompt", "The provider `%1` cannot be exported: its name is not valid as a folder name. Rename it.")};
inline constexpr MessageText notExportManifest{room, QT_TRANSLATE_NOOP("app/prompt", "%1 is not the manifest of an export, so no files were written. Choose another folder.")};
inline constexpr MessageText cannotReplace{room, QT_TRANSLATE_NOOP("app/prompt", "%1 cannot be replaced: %2. Check its permissions.")};
inline constexpr MessageText cannotMakeExecutable{room, QT_TRANSLATE_NOOP("app/prompt", "%1 cannot be made executable: %2. Choose a folder on another file system.")};
inline constexpr MessageText exportStopped{room, QT_TRANSLATE_NOOP("app/prompt", "The export was stopped, so its files in %1 are incomplete. Export again.")};
inline constexpr MessageText noFile{room, QT_TRANSLATE_NOOP("app/prompt", "There is no such file. Check the path.")};
inline constexpr MessageText inLayersFolder{room, QT_TRANSLATE_NOOP("app/prompt", "it is in layers/")};
inline constexpr MessageText namedInManifest{room, QT_TRANSLATE_NOOP("app/prompt", "config.toml lists it as `%1` in [prompt_layers]")};
inline constexpr MessageText isLayer{room, QT_TRANSLATE_NOOP("app/prompt", "%1 is a layer: %2.")};
inline constexpr MessageText tierIs{room, QT_TRANSLATE_NOOP("app/prompt", "Its tier is %1, %2.")};
inline constexpr MessageText emptyLayer{room, QT_TRANSLATE_NOOP("app/prompt", "It is not sent because it has no text.")};
inline constexpr MessageText unconditionalLayer{room, QT_TRANSLATE_NOOP("app/prompt", "It is sent because it has no condition.")};
inline constexpr MessageText tierFromManifest{room, QT_TRANSLATE_NOOP("app/prompt", "from config.toml")};
inline constexpr MessageText tierFromFrontMatter{room, QT_TRANSLATE_NOOP("app/prompt", "from its front matter")};
inline constexpr MessageText loadedByClient{room, QT_TRANSLATE_NOOP("app/prompt", "%1 loads it")};
inline constexpr MessageText tierOfClient{room, QT_TRANSLATE_NOOP("app/prompt", "from its location and the order in which it is loaded")};
inline constexpr MessageText instructions{room, QT_TRANSLATE_NOOP("app/prompt", "instructions")};
//: Kind of a file: a command of a client
inline constexpr MessageText command{room, QT_TRANSLATE_NOOP("app/prompt", "command")};
inline constexpr MessageText notLoadedAtStart{room, QT_TRANSLATE_NOOP("app/prompt", "%1 does not load it at the start of a session.")};
inline constexpr MessageText clientTruncates{room, QT_TRANSLATE_NOOP("app/prompt", "%1 sends only the beginning of the file.")};
inline constexpr MessageText tierFromName{room, QT_TRANSLATE_NOOP("app/prompt", "from its name `%1`")};
//: %1 is a condition, %2 lists the values of its names, such as `phase planning, no workload`
inline constexpr MessageText conditionTrue{room, QT_TRANSLATE_NOOP("app/prompt", "It is sent: its condition `%1` is true for %2.")};
//: %1 is a condition, %2 lists the values of its names, such as `phase planning, no workload`
inline constexpr MessageText conditionFalse{room, QT_TRANSLATE_NOOP("app/prompt", "It is not sent: its condition `%1` is false for %2.")};
inline constexpr MessageText shouldBeLayer{room, QT_TRANSLATE_NOOP("app/prompt", "%1 should be a layer because %2, but it cannot be used.")};
inline constexpr MessageText notReadableLayer{room, QT_TRANSLATE_NOOP("app/prompt", "%1 is not a layer, and it cannot be read. Check the path.")};
inline constexpr MessageText condensedForm{room, QT_TRANSLATE_NOOP("app/prompt", "%1 is the condensed form of the layer with the same file name: it replaces the layer if the context window is smaller than %2 tokens.")};
//: %1 is a path, %2 the translated kind of a document, such as `skill` or `instructions`
inline constexpr MessageText otherKind{room, QT_TRANSLATE_NOOP("app/prompt", "%1 is not a layer. Its kind is `%2`.")};
inline constexpr MessageText notLayerBecause{room, QT_TRANSLATE_NOOP("app/prompt", "%1 is not a layer: it has `tier:`, but %2.")};
inline constexpr MessageText moveIntoLayers{room, QT_TRANSLATE_NOOP("app/prompt", "Move it into layers/, or list it in [prompt_layers] of config.toml.")};
inline constexpr MessageText alwaysText{room, QT_TRANSLATE_NOOP("app/prompt", "a file with this name is plain text in any folder")};
inline constexpr MessageText belowLayers{room, QT_TRANSLATE_NOOP("app/prompt", "it is in a subfolder of layers/, and only files in layers/ itself are layers")};
inline constexpr MessageText outsideLayers{room, QT_TRANSLATE_NOOP("app/prompt", "it is not in layers/, and config.toml does not list it")};
inline constexpr MessageText outsideWorkspace{room, QT_TRANSLATE_NOOP("app/prompt", "%1 is not a layer: config.toml lists it as `%2` in [prompt_layers], but it is outside the workspace, so it was not read.")};
inline constexpr MessageText allowOutside{room, QT_TRANSLATE_NOOP("app/prompt", "Allow it with --allow-outside, or copy it into layers/.")};
inline constexpr MessageText isNotLayer{room, QT_TRANSLATE_NOOP("app/prompt", "%1 is not a layer: %2.")};
inline constexpr MessageText outsideUnnamed{room, QT_TRANSLATE_NOOP("app/prompt", "it is outside the workspace, and config.toml does not list it")};
inline constexpr MessageText isFolder{room, QT_TRANSLATE_NOOP("app/prompt", "it is a folder")};
inline constexpr MessageText extensionNotRead{room, QT_TRANSLATE_NOOP("app/prompt", "files with this extension are not read; layers are Markdown files")};
inline constexpr MessageText hiddenNotRead{room, QT_TRANSLATE_NOOP("app/prompt", "node_modules and most hidden files and folders are not read")};
inline constexpr MessageText runCheck{room, QT_TRANSLATE_NOOP("app/prompt", "%1 in %2: run `outcrop-cli check`")};
//: %1 is a list of providers
inline constexpr MessageText rejectedWithoutMessage{room, QT_TRANSLATE_NOOP("app/prompt", "Without a task, the request has no message and is rejected by %1.")};
inline constexpr MessageText noLifetimes{room, QT_TRANSLATE_NOOP("app/prompt", "%1 has no selectable cache lifetimes. Omit the lifetime.")};
inline constexpr MessageText noLifetime{room, QT_TRANSLATE_NOOP("app/prompt", "The cache lifetime `%1` is not supported by %2. Available: %3.")};
inline constexpr MessageText attachmentNotFile{room, QT_TRANSLATE_NOOP("app/prompt", "Only files can be attached. Choose a file.")};
inline constexpr MessageText valuesNotMapping{room, QT_TRANSLATE_NOOP("app/prompt", "The file must map input names to values. Correct it.")};
inline constexpr MessageText moveChangesNoRequest{room, QT_TRANSLATE_NOOP("app/prompt", "The move changes none of the requests.")};
inline constexpr MessageText moveToSamePosition{room, QT_TRANSLATE_NOOP("app/prompt", "The layer is already at this position.")};
inline constexpr MessageText movedLayerHasNoText{room, QT_TRANSLATE_NOOP("app/prompt", "The layer is not sent because it has no text.")};
inline constexpr MessageText movedLayerConditionFalse{room, QT_TRANSLATE_NOOP("app/prompt", "The layer is not sent: its condition `%1` is false with the current choices.")};
inline constexpr MessageText movedLayerNotSent{room, QT_TRANSLATE_NOOP("app/prompt", "The layer is not sent with the current choices.")};
inline constexpr MessageText moveKeepsOrder{room, QT_TRANSLATE_NOOP("app/prompt", "The order of the layers that are sent stays the same.")};
inline constexpr MessageText moveOrderUnused{room, QT_TRANSLATE_NOOP("app/prompt", "The requests do not depend on the order of these sections: %1.")};
inline constexpr CountText moreLosses{room, QT_TRANSLATE_N_NOOP("app/prompt", "%n more losses"), "%n more loss"};
inline constexpr CountText fewerLosses{room, QT_TRANSLATE_N_NOOP("app/prompt", "%n fewer losses"), "%n fewer loss"};
inline constexpr CountText otherFiles{room, QT_TRANSLATE_N_NOOP("app/prompt", "%n other files"), "%n other file"};

/// Texts for the value of a name in a condition, and for a name without a value.
struct ConditionValueText {
    QLatin1StringView name;
    MessageText value;
    MessageText missing;
};
inline constexpr ConditionValueText conditionValues[]{
    {QLatin1StringView("agent"), {room, QT_TRANSLATE_NOOP("app/prompt", "agent %1")}, {room, QT_TRANSLATE_NOOP("app/prompt", "no agent")}},
    {QLatin1StringView("profile"), {room, QT_TRANSLATE_NOOP("app/prompt", "profile %1")}, {room, QT_TRANSLATE_NOOP("app/prompt", "no profile")}},
    {QLatin1StringView("phase"), {room, QT_TRANSLATE_NOOP("app/prompt", "phase %1")}, {room, QT_TRANSLATE_NOOP("app/prompt", "no phase")}},
    {QLatin1StringView("scope"), {room, QT_TRANSLATE_NOOP("app/prompt", "scope %1")}, {room, QT_TRANSLATE_NOOP("app/prompt", "no scope")}},
    {QLatin1StringView("workload"), {room, QT_TRANSLATE_NOOP("app/prompt", "workload %1")}, {room, QT_TRANSLATE_NOOP("app/prompt", "no workload")}},
    {QLatin1StringView("provider"), {room, QT_TRANSLATE_NOOP("app/prompt", "provider %1")}, {room, QT_TRANSLATE_NOOP("app/prompt", "no provider")}},
    {QLatin1StringView("model"), {room, QT_TRANSLATE_NOOP("app/prompt", "model %1")}, {room, QT_TRANSLATE_NOOP("app/prompt", "no model")}},
    {QLatin1StringView("window"), {room, QT_TRANSLATE_NOOP("app/prompt", "context window %1")}, {room, QT_TRANSLATE_NOOP("app/prompt", "no context window")}},
};

} // namespace outcrop::promptmessages
