<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Outcrop</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Check whether it was moved or renamed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that you may read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that you may write there and that there is room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See Problems for the place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a smaller one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DocumentGroup</name>
    <message>
        <source>Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Providers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manifest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Condensed layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Governance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wire format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portability tests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taxonomy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evolution report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DocumentTree</name>
    <message>
        <source>%1 (condensed)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (governance)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LibraryPanel</name>
    <message>
        <source>Filter documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only documents whose name or path holds every word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents of the workspace</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Re&amp;cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Render</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pickers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Render</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open Folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a folder as a workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create the &amp;Sample Workspace…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a workspace to try everything with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the workspace from disk again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export Bundles…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write every provider’s request into a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the document in front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close &amp;Workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the workspace and go back to the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave Outcrop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy what is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select everything in the view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Filter the Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type to narrow the tree of documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Wrap Lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break long lines at the edge of the view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset &amp;Zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system’s text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The desktop’s own colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark text on light paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light text on a dark ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next Panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the keyboard to the next panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous Panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the keyboard to the previous panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset &amp;Layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put all panels back where they were at first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole prompt as a person reads it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exact JSON that is sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Losses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is not sent as it was written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy the Whole Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the prompt, the request or the losses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Outcrop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The version of Qt in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit the Task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the keyboard to the task</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PickerBar</name>
    <message>
        <source>&amp;Agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose prompt is composed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kind of work: parameters, scopes and output instructions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pha&amp;se</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The step of the work; it chooses the parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;cope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much of the stack the work needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chooses the skills that are sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pr&amp;ovider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is sent the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of the provider’s models answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PickerChoices</name>
    <message>
        <source>Default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the profile and the manifest say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context window not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context window: %1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speaks %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the agent, the manifest or the adapter prefers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProblemCount</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message>
        <source>Filter problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only problems whose message, file or code holds every word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show warnings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RenderPanel</name>
    <message>
        <source>Updating…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The texts below belong to the state before the last change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole prompt as a person reads it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exact JSON that is sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address and headers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request body</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is not sent as it was written, and why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also show what was kept or renamed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole ledger: one line for each part of the prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a character to see where it came from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the model is asked to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request of the user. It is sent as the last message.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losses</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>See the layers of a prompt, and exactly what each provider is sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any folder opens; nothing in it is changed or run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create the &amp;sample workspace…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes a workspace to try everything with, into a folder of your choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A workspace is a plain folder of Markdown and YAML files. Outcrop needs no account, no server and no key to show what would be sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recen&amp;t folders</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::AboutDialog</name>
    <message>
        <source>&lt;b&gt;Outcrop %1&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A workbench for prompts made of layers: see the layers, what each costs, and exactly what every provider is sent.&lt;br&gt;&lt;br&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::DiagnosticsModel</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2, line %3: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Severity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::DocumentTabs</name>
    <message>
        <source>Close %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::DocumentTreeModel</name>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::DocumentView</name>
    <message>
        <source>Text of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This document has %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not UTF-8: shown for reading only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ExportFlow</name>
    <message>
        <source>Choose a Folder for the Bundles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporting to %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 already holds files. Files of the export with the same names will be replaced; all others stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export Bundles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export here</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in %1</source>
        <translation type="unfinished">
            <numerusform>%n file in %1</numerusform>
            <numerusform>%n files in %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. There were %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Exported the requests of %n provider(s)</source>
        <translation type="unfinished">
            <numerusform>Exported the requests of %n provider</numerusform>
            <numerusform>Exported the requests of %n providers</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The export was not written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another folder…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::LedgerModel</name>
    <message>
        <source>in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the request: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renamed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approximated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Injected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → not sent</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::LibraryPanel</name>
    <message>
        <source>No document matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The filter looks for every word in names and paths.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No documents yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers, agents, skills and profiles of this folder appear here. To begin, put a Markdown file into a folder named layers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the folder again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::MainWindow</name>
    <message>
        <source>Open a Folder as a Workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose Where to Put the Sample Workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – Outcrop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcrop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear the List</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a document of this workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is built in, or it was removed since the workspace was read. Press F5 to read it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No document is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one in the Library, or click a character of the prompt to see where it came from.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::PickerBar</name>
    <message>
        <source>None (default)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ProblemsPanel</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message>
        <source>No problem matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The filter or the buttons above hide all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is wrong with a document or with this render appears here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::RenderPanel</name>
    <message>
        <source>Copy all of this tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n section(s)</source>
        <translation>
            <numerusform>%n section</numerusform>
            <numerusform>%n sections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n example(s)</source>
        <translation>
            <numerusform>%n example</numerusform>
            <numerusform>%n examples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n tool</numerusform>
            <numerusform>%n tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s)</source>
        <translation>
            <numerusform>%n earlier message</numerusform>
            <numerusform>%n earlier messages</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every part of the prompt reaches %1 in its own place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what is sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This prompt cannot be rendered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No prompt yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a provider above to see exactly what it would be sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to send yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here stands the whole prompt, and the exact request %1 would be sent. Choose an agent, add a layer, or write what the model is asked to do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written by Outcrop: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losses (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losses</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::StatusFields</name>
    <message>
        <source>Provider and model of the render</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of the whole prompt as a person reads it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is not sent as it was written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is wrong in the workspace and in this render</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n loss(es)</source>
        <translation>
            <numerusform>%n loss</numerusform>
            <numerusform>%n losses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::WelcomePage</name>
    <message>
        <source>%1 – %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
