# SPDX-License-Identifier: GPL-3.0-or-later
# Prints the software bill of materials in CycloneDX 1.5. Arguments: $version, $timestamp, $serial, $packages and $data (lines with tabs, see sbom.sh),
# $lock (package-lock.json of the grammars), and $syntax (version and SHA-256 of KSyntaxHighlighting, or empty).

def lines: split("\n") | map(select(. != "") | split("\t"));
def distribution: lines | map({
    type: "library", "bom-ref": "pkg:deb/debian/\(.[1])@\(.[2])", name: .[1], version: .[2], purl: "pkg:deb/debian/\(.[1] | @uri)@\(.[2] | @uri)?arch=\(.[3])",
    scope: (if .[0] == "tools" then "excluded" else "required" end)});

# The checksums of npm are kept in their form. Packages that are not listed directly are tools of npm.
def grammars: .packages[""].dependencies as $direct | .packages | to_entries | map(select(.key | ltrimstr("node_modules/") | in($direct))) | map({
    type: "library", "bom-ref": "pkg:npm/\(.key | ltrimstr("node_modules/"))@\(.value.version)", name: (.key | ltrimstr("node_modules/")), version: .value.version,
    purl: "pkg:npm/\(.key | ltrimstr("node_modules/"))@\(.value.version)", scope: "required",
    licenses: [{license: {id: .value.license}}], properties: [{name: "integrity", value: .value.integrity}]});

def syntax: if . == "" then [] else split(" ") | [{
    type: "library", "bom-ref": "pkg:generic/ksyntax-highlighting@\(.[0])", name: "ksyntax-highlighting", version: .[0],
    purl: "pkg:generic/ksyntax-highlighting@\(.[0])", scope: "required", hashes: [{alg: "SHA-256", content: .[1]}], licenses: [{license: {id: "MIT"}}]}] end;

def data: lines | map({type: "data", "bom-ref": .[0], name: .[0], copyright: .[1], 
    licenses: [{license: (if .[2] == "MIT" or .[2] == "BSD-3-Clause" then {id: .[2]} else {name: .[2]} end)}]});

(($packages | distribution) + ($lock | grammars) + ($syntax | syntax) + ($data | data) | sort_by(.["bom-ref"])) as $components
| {
    bomFormat: "CycloneDX", specVersion: "1.5", serialNumber: $serial, version: 1,
    metadata: {timestamp: $timestamp, component: {
        type: "application", "bom-ref": "outcrop", name: "outcrop", version: $version, licenses: [{license: {id: "GPL-3.0-or-later"}}]}},
    components: $components,
    dependencies: [{ref: "outcrop", dependsOn: ($components | map(.["bom-ref"]))}]
}
