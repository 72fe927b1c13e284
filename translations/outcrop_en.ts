<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
    <message>
        <source>Check its permissions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check write permission and free disk space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another location.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See Problems for the location.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BudgetPanel</name>
    <message>
        <source>Chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider of the chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers of the chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Response: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the numbers of the chart as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the chart or its numbers to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider whose request is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit or grouping of the bars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of turns in a session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns per session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of tokens in each response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens per response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of sessions per month, to estimate the monthly cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sessions per month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per month: –</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per month: </source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BudgetWords</name>
    <message>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conversation and request</source>
        <extracomment>The conversation, the request and the output instructions</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frame</source>
        <extracomment>What the provider puts around a request</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written to the cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read from the cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not cached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Response</source>
        <extracomment>The tokens of a response</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First turn ($)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later turns ($)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>A provider and its model
----------
%1 is a number of tokens, %2 a share in per cent</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of %1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt; 0.1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>A share of a window</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counted by the provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a number with its unit, %2 how sure it is</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 tokens (%3)</source>
        <extracomment>%1 tokens are used, %2 are in the window; %3 says how sure the first number is</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Response schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output instructions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First turn %1, later turns %2</source>
        <extracomment>Prices in dollars</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read from the cache: %1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written to the cache: %1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not cached: %1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Response: %1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a cache: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) cost %1; without a cache they would cost %2.</source>
        <translation>
            <numerusform>%n turn costs %1; without a cache it would cost %2.</numerusform>
            <numerusform>%n turns cost %1; without a cache they would cost %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Prices: %1, %2.</source>
        <extracomment>%1 names a price list, %2 is a date</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost ($)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a cache ($)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, window unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
%2 of %3</source>
        <extracomment>%1 is a number of tokens with its unit, %2 a share in per cent, %3 the window of a model in tokens; two lines</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too long: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fits</source>
        <extracomment>The request is short enough</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of window (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <comment>whether a request fits</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the window (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window of %1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>fits, %n part(s) cut</source>
        <extracomment>The request is short enough because parts of the prompt were cut</extracomment>
        <translation>
            <numerusform>fits, %n part cut</numerusform>
            <numerusform>fits, %n parts cut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A month of %n session(s): %1.</source>
        <translation>
            <numerusform>A month of %n session: %1.</numerusform>
            <numerusform>A month of %n sessions: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1 no longer fits: %2 of at most %3 tokens.</source>
        <extracomment>%1 is the number of a turn, %2 and %3 are numbers of tokens</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserved for the response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 over the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A torn edge means the window is larger than shown. Click a bar to see its parts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit ($)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens rewritten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dollars per turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens per turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2; %n size(s) recorded.</source>
        <extracomment>%1 is the title of a layer, %2 its size</extracomment>
        <translation>
            <numerusform>%1 has %2; %n size recorded.</numerusform>
            <numerusform>%1 has %2; %n sizes recorded.</numerusform>
        </translation>
    </message>
    <message>
        <source>An edit costs %1 on the next turn: %2 cached tokens are rewritten</source>
        <extracomment>%1 is a price, %2 a number of tokens</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContextPanel</name>
    <message>
        <source>Started in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder that the coding agent is started in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the open document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what is loaded after the agent reads the document in front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Include your own files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also read your files of these agents in your home folder, managed ones, and the environment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coding agents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files of the context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the file in the editor, at the cut if there is one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the file; the part after the mark is not sent</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConversationRows</name>
    <message numerus="yes">
        <source>%n repair(s)</source>
        <translation>
            <numerusform>%n repair</numerusform>
            <numerusform>%n repairs</numerusform>
        </translation>
    </message>
    <message>
        <source>planner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>generator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reviewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reviser</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>First %n message(s) sent as a summary</source>
        <translation>
            <numerusform>First %n message sent as a summary</numerusform>
            <numerusform>First %n messages sent as a summary</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First %n message(s) left out</source>
        <translation>
            <numerusform>First %n message left out</numerusform>
            <numerusform>First %n messages left out</numerusform>
        </translation>
    </message>
    <message>
        <source>Tried first: %1 (%2)</source>
        <extracomment>%1 a provider, %2 why it did not answer</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interrupted before the end.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DesktopDialogs</name>
    <message>
        <source>Unsaved Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has unsaved changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Unsaved changes in %n document(s):</source>
        <translation>
            <numerusform>Unsaved changes in %n document:</numerusform>
            <numerusform>Unsaved changes in %n documents:</numerusform>
        </translation>
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
    <message>
        <source>Experiment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DocumentTemplate</name>
    <message>
        <source>Layer</source>
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
        <source>Profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A passage of the prompt, in the tier TOPSOIL.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Condensed Layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The short form of a layer, for small windows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who does the work: role, tools, limits and the form of the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Governance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider Adapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wire Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turns of a conversation so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes that are never sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer in GRANITE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A layer that changes about once a quarter: values and voice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer in BEDROCK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A layer about the people it works for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer in SANDSTONE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A layer about who the assistant is and what it knows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer in TOPSOIL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A layer that changes with the day&apos;s work: tools and places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer in WEATHER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A layer that changes every turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taxonomy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instructions that are sent when their workload is selected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits of an agent, in a separate file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters of a workload for each phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A provider&apos;s models, limits and formats, as data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The JSON of one API, as data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules that are added to prompts and checked in responses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workloads that tag documents and interactions, starting with nine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A task to estimate before it starts.</source>
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
    <name>EstimateWords</name>
    <message>
        <source>confidence %1</source>
        <extracomment>%1 is a number from 0 to 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>two pieces of work</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complexity %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <extracomment>%1 names a task, %2 is how complex it is, %3 a sentence</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>differs by %1 % from the heuristics</source>
        <extracomment>%1 is a number: how far two scores are apart</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as listed in the task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as split by the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by files only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Can run in parallel</source>
        <extracomment>%1 is a place in an order: the first, the second …</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: check the code first</source>
        <extracomment>%1 says how sure it is</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same functions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one needs the other’s result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exclusive resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>import cycle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Consider splitting it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small enough for one task.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not enough details to judge.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>−%1</source>
        <extracomment>a number that grew or shrank: %1 without a sign</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %: %2 to %3 %</source>
        <extracomment>an interval: %1 its level in per cent, %2 and %3 per cents</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %: %2 to %3</source>
        <extracomment>an interval: %1 its level in per cent, %2 and %3 numbers</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % of %2 turns</source>
        <extracomment>%1 per cent, %2 a number of turns</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>%1 is &quot;%n change(s)&quot;, %2 is &quot;%n day(s)&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>a number before and after a change</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 a figure such as &quot;71 % of 312 turns&quot;, %2 its interval</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <extracomment>%1 a number with + or −</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured</source>
        <extracomment>columns: what is behind a suggestion</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interval or change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 per turn</source>
        <extracomment>%1 a price with + or −</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price per turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EvolutionPanel</name>
    <message>
        <source>Run now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the analysis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chu&amp;rn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often layers change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Acceptance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggestions accepted, by week</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workloads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Workloads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reports of earlier runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ru&amp;ns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analyse the recorded interactions and document history, and write a report; no other file changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the current table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the current table to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analysis in progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document use by workload</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EvolutionWords</name>
    <message>
        <source>Week of</source>
        <extracomment>columns: what became of suggestions, week by week</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acceptance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % from, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % to, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 accepted</source>
        <extracomment>%1 a share with its interval, %2 is &quot;%n suggestion(s)&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n suggestion(s)</source>
        <translation>
            <numerusform>%n suggestion</numerusform>
            <numerusform>%n suggestions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <extracomment>changes a month and their interval</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may change each turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more often than declared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as declared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>declared cadence</source>
        <extracomment>a mark in a chart: how often a layer declares to change</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer</source>
        <extracomment>columns: how often layers change</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % (%2 to %3)</source>
        <extracomment>a share in per cent and its interval</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 turns, %3</source>
        <extracomment>%1 of %2 turns, %3 a share with its interval</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>a column: the layer or skill that was used</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workload</source>
        <extracomment>columns: how much of the work a workload is, in the first two thirds and in the last third of a window, and how often its turns get stuck</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stuck turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from %2 to %3, %4</source>
        <extracomment>%1 is &quot;%n turn(s)&quot;, %2 and %3 are days, %4 is &quot;%n suggestion(s)&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message>
        <source>less than a day of history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changes per 30 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per 30 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declared per 30 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less than a day of history: the churn of the layers is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) above the declared cadence</source>
        <translation>
            <numerusform>%n layer above the declared cadence</numerusform>
            <numerusform>%n layers above the declared cadence</numerusform>
        </translation>
    </message>
    <message>
        <source>Every layer keeps its declared cadence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted suggestions, % of decided ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No decisions yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>turns that belong to no workload</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; use was recorded for %1 of them and inferred from their words for the rest</source>
        <extracomment>%1 a number of turns</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EvolutionWork</name>
    <message>
        <source>Next run %1 (%2)</source>
        <extracomment>%1 a day and a time, %2 hours of the day</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <extracomment>%1 is &quot;%n new suggestion(s)&quot;, %2 is &quot;%n turn(s)&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n new suggestion(s)</source>
        <translation>
            <numerusform>%n new suggestion</numerusform>
            <numerusform>%n new suggestions</numerusform>
        </translation>
    </message>
    <message>
        <source>No run is scheduled. Set a schedule in [evolution] of config.toml.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n already known</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExperimentFigures</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a mean, and its interval</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: mean %2, %n case(s)</source>
        <extracomment>%1 the name of an arm, %2 its mean and interval</extracomment>
        <translation>
            <numerusform>%1: mean %2, %n case</numerusform>
            <numerusform>%1: mean %2, %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 − %2</source>
        <extracomment>a difference of two arms of an experiment: the first minus the second</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arm</source>
        <extracomment>columns: the distribution of the values of an arm of an experiment</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower quartile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upper quartile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to %1: too small to matter</source>
        <extracomment>%1 is a number with its unit</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>columns: the difference of two arms of an experiment</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean of the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean of the second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p (Holm)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No value</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExperimentPlan</name>
    <message>
        <source>%1 %</source>
        <extracomment>per cent</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arm</source>
        <extracomment>columns: the arms of an experiment, and what each takes</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Metric</source>
        <extracomment>columns: what an experiment can see in each metric; sizes are in standard deviations</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cases needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smallest effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assumed</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n case(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>once</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every arm gets every case, in random order (seed %1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each case goes to one randomly chosen arm (seed %1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens per request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, each %2 per arm: %3 trials, %4 left.</source>
        <extracomment>%1 cases, %2 how often each is asked in an arm, %3 trials in all, %4 of them that are left</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No API calls, no cost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from earlier calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 calls to %2: about %3 for responses of %4 tokens, in about %5 (%6).</source>
        <extracomment>%1 a number of calls, %2 providers, %3 a price, %4 tokens of an answer, %5 a length of time, %6 how that is known</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExperimentResult</name>
    <message>
        <source>Metric</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type of chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers of the chart</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExperimentsPanel</name>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the experiment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;lan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arms of the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resul&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the remaining trials; existing results are kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop after the current trial; you can resume later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archive the existing results and start over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send this type of prompt the way one of the arms did, or revert to the previous mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the report to a file, or copy the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run experiment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistical power of the plan</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FieldBadge</name>
    <message>
        <source>Means the same for every provider.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each provider’s adapter translates it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one provider supports it; it is not sent to others.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>%1 is not UTF-8 and cannot be copied as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a document of this workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 already exists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is outside the workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 no longer exists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be moved to the trash</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FormEdits</name>
    <message>
        <source>A key needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key %1 already exists here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be renamed here. Rename it in the text.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FormRow</name>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
    <message>
        <source>JSON Schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n properties</source>
        <extracomment>A JSON Schema in one line; %1 is a JSON type.</extracomment>
        <translation>
            <numerusform>%1 with %n property</numerusform>
            <numerusform>%1 with %n properties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandbookWindow</name>
    <message>
        <source>Handbook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only pages that contain every word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryView</name>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>IntervalPlot</name>
    <message>
        <source>mean and its 95 % interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>middle half, median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one case</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeyRows</name>
    <message>
        <source>environment</source>
        <extracomment>where a key comes from: the environment variables</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>system key store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory (until you quit)</source>
        <extracomment>where a key is stored: until the program ends</extracomment>
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
        <source>Documents of the workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only documents whose name or path contains every word</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LineMark</name>
    <message>
        <source>Same position, worded differently for other providers</source>
        <extracomment>About a line of a request, compared with other providers</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same words, at another position for other providers</source>
        <extracomment>About a line of a request, compared with other providers</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not sent to every provider</source>
        <extracomment>About a line of a request, compared with other providers</extracomment>
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
        <source>&amp;Export Bundles…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close &amp;Workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
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
        <source>&amp;Wrap Lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset &amp;Zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next Panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset &amp;Layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Losses</source>
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
        <source>About &amp;Qt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save A&amp;ll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close All Docu&amp;ments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close every open document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create the Sam&amp;ple Workspace…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;High Contrast Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black on white, every control outlined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High &amp;Contrast Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White on black, every control outlined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre&amp;vious Panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the &amp;Task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Handbook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the handbook at the page of the panel with the focus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colour Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create an untitled document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this document to its file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this document to another file in the workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save every document with unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;vert to Saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload the text from the file; Undo restores your unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create a workspace with sample files for every feature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reloa&amp;d from Disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload the workspace from disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export every provider’s request to a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the current document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the workspace and return to the start page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit Outcrop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the documents in the Library by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrap long lines at the edge of the view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Increase the text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decrease the text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore the system’s text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the colours of the desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark text on a light background</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light text on a dark background</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the focus to the next panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the focus to the previous panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore the default arrangement of the panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the window on the whole screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the focus to the task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole prompt as readable text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the exact JSON sent to the provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the parts that are not sent as written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy Tab Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show version and licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the version of Qt in use</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Metrics</name>
    <message>
        <source>unknown</source>
        <extracomment>an end of an interval that the data do not give</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ms</source>
        <extracomment>milliseconds</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>per cent</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$%1</source>
        <extracomment>US dollars</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token overhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Success</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broken rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>milliseconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US dollars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points of 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>from one number to another</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>below %1</source>
        <extracomment>a chance so small that its digits mean nothing</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time to first token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time to complete response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Response tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>% of the plain prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of repeats, 0 to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score, 0 to 1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MoveEffect</name>
    <message>
        <source>the prompt is unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first %1 of %2 characters of the prompt are unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is now sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is no longer sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moves after %2</source>
        <extracomment>both are titles of sections</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moves before %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the request changes from %1 to %2 characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more loss(es)</source>
        <translation>
            <numerusform>%n more loss</numerusform>
            <numerusform>%n more losses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer loss(es)</source>
        <translation>
            <numerusform>%n fewer loss</numerusform>
            <numerusform>%n fewer losses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoveEffectModel</name>
    <message>
        <source>not rendered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stable prefix</source>
        <extracomment>The characters at the beginning of the prompt that stay the same</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losses</source>
        <extracomment>Losses that a change adds or removes</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section</source>
        <extracomment>The number of a section in the prompt</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MoveProposal</name>
    <message>
        <source>Proposed move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect on each provider’s request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply the move (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the move (Escape)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>&amp;Name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Documents that refer to it:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents that the rename changes</source>
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
        <source>Agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Profile</source>
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
        <source>Phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;cope</source>
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
        <source>Workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pr&amp;ovider</source>
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
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;ype</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forma&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agent whose prompt is composed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generation parameters and output instructions for each phase and scope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step of the workflow; selects the generation parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extent of the task; selects the layers that are sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type of prompt; its template can wrap the task in METADATA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider that receives the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model that answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markup of the prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workload; selects the skills and layers that are sent</source>
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
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context window: %1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>structured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unstructured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is what a type of prompt is for, %2 how it is sent: structured or unstructured.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RCCF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hybrid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The task as METADATA and INSTRUCTION</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt XML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default of the profile and the manifest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context window unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type that belongs to the phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uses the %1 wire format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferred by the agent, the manifest or the adapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferred by the agent, the type and the adapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sections with headings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sections in tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sections with labels: role, context, constraints, format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole prompt as one &lt;prompt&gt; document</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PortabilityPanel</name>
    <message>
        <source>Filter agents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only failures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only agents that failed a criterion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renders and answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portability of agents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only agents whose name or file contains every word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also test rendered requests and the responses recorded in the workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply the fixes for the selected cell or agent as one undo step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the whole report to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings of the selected cell</source>
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
    <message>
        <source>Show only problems whose message, file or code contains every word</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QualityPanel</name>
    <message>
        <source>Type of prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quality by week</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type of prompt whose quality is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload the records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the numbers to a file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QualityTable</name>
    <message>
        <source>%1 %</source>
        <extracomment>a share in per cent</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completeness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part</source>
        <extracomment>columns of the quality of an answer: part of it, its share of the whole, what it came to, the points for it, and why</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of 100</source>
        <extracomment>%1 is the quality of a response</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deductions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rules were checked; the other parts make up the whole score</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QualityTrend</name>
    <message>
        <source>good</source>
        <extracomment>how good answers are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fair</source>
        <extracomment>how good answers are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>poor</source>
        <extracomment>how good answers are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Week of</source>
        <extracomment>columns: the quality of responses week by week</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broken rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of 100 (%2) over %3 answers, %4</source>
        <extracomment>%1 points of quality, %2 a level such as good, %3 a number of responses, %4 a trend</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too few weeks for a trend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no change per week</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up %1 points per week</source>
        <extracomment>%1 points of quality</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>down %1 points per week</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no type</source>
        <extracomment>prompts that are of no type</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rated responses yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RankTable</name>
    <message>
        <source>By meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>summary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By similar words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>columns: why a hit ranked</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of total</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RatifyChange</name>
    <message>
        <source>Hunk</source>
        <extracomment>columns: the conflicts of a suggestion, with the text of each version</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider</source>
        <extracomment>columns: a provider&apos;s prompt before and after a change</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First turn before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First turn after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later turns before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later turns after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At analysis time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Current</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has changed since the analysis; both changes merge without conflicts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has changed since the analysis; every hunk still applies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has changed since the analysis and conflicts with the suggestion:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accept the hunks that still apply, or edit the file yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edit the file yourself, or reject the suggestion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has uncommitted changes; accepting commits them too.</source>
        <extracomment>%1 is a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This suggestion has no diff. Read the evidence, edit the document yourself, then reject or keep the suggestion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hunk applies as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RatifyPanel</name>
    <message>
        <source>Show open, accepted or rejected suggestions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the analysis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the analysis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;vidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Held-back turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;ecisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reject</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ed&amp;it, then accept…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;ject with reason…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chec&amp;k on held-back turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the &amp;model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State of the suggestions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analyse the recorded interactions and document history, and suggest changes; your documents stay unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analysis in progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect of the change on prompts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example interactions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replayed held-back turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rea&amp;son:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason for rejecting the suggestion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded with the decision; the same idea returns only with new evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record the decision and its reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close without deciding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply the ticked hunks to the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the new text before you accept it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reject the suggestion and record why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Render recorded turns that did not lead to this suggestion, with and without the change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also send the changed prompts to the provider and compare the answers; this can cost money</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RatifyWork</name>
    <message>
        <source>Number</source>
        <extracomment>columns: interactions that show why something is suggested</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Friction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words in common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n held-back turn(s) answered again. Words in common show how much the answers differ, not which is better; that is for you to judge.</source>
        <translation>
            <numerusform>%n held-back turn answered again. Words in common show how much the answers differ, not which is better; that is for you to judge.</numerusform>
            <numerusform>%n held-back turns answered again. Words in common show how much the answers differ, not which is better; that is for you to judge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n held-back turn(s) rendered; no API calls made.</source>
        <translation>
            <numerusform>%n held-back turn rendered; no API calls made.</numerusform>
            <numerusform>%n held-back turns rendered; no API calls made.</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed %1, but did not commit it: %2</source>
        <extracomment>%1 is a file, %2 says why</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed %1 in commit %2</source>
        <extracomment>%1 is a file, %2 a commit</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejected; the same idea returns only with new evidence</source>
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
        <source>Prompt</source>
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
        <source>Loss ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a character to see where it came from</source>
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
    <message>
        <source>Shell command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two to five providers side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Follow the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tas&amp;k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Describe what the model should do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The user’s request, sent as the last message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text below does not include the last change yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole prompt as readable text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exact JSON sent to the provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shell command that sends this request; it reads the key from an environment variable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts that are not sent as written, with reasons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also show kept and renamed parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole ledger: one line for each part of the prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each JSON Schema as this provider receives it, with its losses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous occurrence of the same text in the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous occurrence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next occurrence of the same text in the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next occurrence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the text at the editor’s cursor in view here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RenderedView</name>
    <message>
        <source>Incomplete: %1: %2</source>
        <extracomment>%1 is a place in a file, %2 says what is wrong there</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RepairRule</name>
    <message>
        <source>Byte order mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Non-standard whitespace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single quotation mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typographic quotation mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backtick instead of a quotation mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three quotation marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubled quotation mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unquoted key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unquoted string</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing quotation mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unescaped quotation mark in a string</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line break or control character in a string</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invalid escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Truncated escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lone surrogate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strings concatenated with +</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>String prefix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plus sign before a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bare decimal point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leading zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Underscore between digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number in another base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number suffix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Truncated number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Literal of another language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NaN or Infinity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Truncated literal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing comma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra comma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trailing comma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong separator instead of a comma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing colon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong separator instead of a colon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Truncated key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing bracket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong bracket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra bracket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Braces around a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Square brackets around an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parentheses around a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Function call around a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ellipsis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stray text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text after the value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss of precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair list truncated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reasoning before the response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unclosed tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unclosed code fence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Echoed prompt tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Echoed chat template token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Echoed speaker name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>String converted to a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Percentage converted to a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value converted to a boolean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>String converted to null</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value converted to a string</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value wrapped in a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single-item list unwrapped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data parsed from a string</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enum value spelling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key spelling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrapper removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequence of values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YAML instead of JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrapper added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value extracted from a sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output filter: text removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output filter: passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output filter: violated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output filter: not checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An invisible byte order mark before the value was skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whitespace that JSON does not allow was skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A comment was skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single quote was read as a double quote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A typographic quote was read as a plain double quote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A backtick was read as a double quote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three quotes were read as one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two quotes in a row were read as one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double escape was reduced by one level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quotes were added to a key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quotes were added to a string.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A missing quote was added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quote in a string was escaped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line break or another control character in a string was escaped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An invalid escape was replaced by its probable meaning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A truncated escape was skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half of a surrogate pair was replaced by the replacement character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strings joined by a plus sign were read as one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A prefix that a programming language puts before a string was skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plus sign before a number was skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A zero was added next to a decimal point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number with leading zeros was kept as a string.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Underscores between digits were skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hexadecimal, octal or binary number was written in decimal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The letter after a number was skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A truncated number was read up to its last digit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number too large to represent was kept as a string.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A literal of another language (True, None, undefined) was read as the JSON literal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NaN or Infinity, which JSON does not support, was read as null.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A truncated literal (true, false, null) was completed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A missing comma was added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A comma without a value before it was skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A comma before the closing bracket was skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wrong separator was read as a comma.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A missing colon was added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wrong separator was read as a colon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An empty key was added to a value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key without a value was set to null.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A truncated key was skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A missing bracket was added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wrong bracket was read as the right one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An extra bracket was skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values without keys between braces were read as a list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys and values between square brackets were read as an object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parentheses around a list were replaced by square brackets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The function call around a value was skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ellipsis for omitted content was skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text that is not part of any value was skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text after the value was skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second JSON value after the first was skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several values in a row were read as a list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A YAML block was read as the requested data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key occurs twice in one object; the last value was used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number has more digits than can be represented; it was rounded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There were more repairs than the list shows; only their number is given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reasoning before the response was skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An unclosed tag was closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An unclosed code fence was closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tag of the prompt was removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A chat template token was removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The speaker&apos;s name before the response was removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A string was converted to a number, as the schema requires.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A percentage was converted to a number, as the schema requires.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value was converted to a boolean, as the schema requires.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A word for “none” was converted to null, as the schema requires.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value was converted to a string, as the schema requires.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single value was wrapped in a list, as the schema requires.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list with one item was replaced by the item, as the schema requires.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list or an object was parsed from a string, as the schema requires.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The spelling of a value was changed to match the schema.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The spelling of a key was changed to match the schema.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The response was unwrapped from an object that contains nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value was wrapped in the only property that the schema requires.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The only allowed value in the text was used, as the schema requires a single value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An output filter of the agent&apos;s guardrails removed text from the response.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An output filter of the agent&apos;s guardrails was applied, and the response passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The response violates an output filter of the agent&apos;s guardrails.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An output filter of the agent&apos;s guardrails is an instruction to the model, so it cannot be checked automatically.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResponseWords</name>
    <message>
        <source>Valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prose only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Truncated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>METADATA and CONTENT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One JSON document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON in a fenced block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arguments of a tool call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 %3 left</source>
        <extracomment>%1 and %2 are numbers, %3 what is limited, such as &quot;requests&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 left</source>
        <extracomment>%1 is a number, %2 what is limited, such as &quot;requests&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <extracomment>a length of time in minutes and seconds</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>a length of time in seconds</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 input tokens (%2 cached)</source>
        <extracomment>%1 and %2 are numbers of tokens</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 input tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 output (%2 reasoning)</source>
        <extracomment>%1 and %2 are numbers of tokens</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 output</source>
        <extracomment>%1 is a number of tokens</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter violated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The response is valid without repairs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The response is valid after the listed repairs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The response contains data that does not match the schema. Ask again, or change the schema.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer violates an output filter of the agent’s guardrails. See Repairs for which one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data was expected, but the response contains none. Ask again, or use the text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the data is unreadable or ambiguous. Ask again, or use it as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The response is truncated. Allow a longer response, or ask for less in one request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model refused to respond. Its reason, if any, is in the text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The provider blocked the response. Change the request, or use another provider.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON inside prose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider unreachable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invalid certificate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused by the proxy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connection lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of credit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider overloaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Endpoint has moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Malformed response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Response too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stream interrupted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error during the response</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RowTable</name>
    <message>
        <source>Copy &amp;Table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleInjection</name>
    <message>
        <source>sent</source>
        <extracomment>whether a rule goes into the prompt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <extracomment>columns: the rules of a prompt, whether each is sent, and what it costs</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Severity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 rules, %3 tokens in each prompt (%4)</source>
        <extracomment>%1 and %2 numbers of rules, %3 tokens, %4 how they were counted</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; %1 of %2 characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; at most %1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; nothing is sent while the template is unstructured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The template %1 includes no rules</source>
        <extracomment>%1 a type of prompt, such as validation</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Allowed: %1 Reason: %2</source>
        <extracomment>%1 what was found, %2 the reason that a comment gives for it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>critical</source>
        <extracomment>how much a broken rule matters</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high</source>
        <extracomment>how much a broken rule matters</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>medium</source>
        <extracomment>how much a broken rule matters</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>low</source>
        <extracomment>how much a broken rule matters</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>syntax tree</source>
        <extracomment>how a rule is checked: by reading the code as a compiler does</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pattern</source>
        <extracomment>how a rule is checked: by a regular expression</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>format</source>
        <extracomment>how a rule is checked</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>schema</source>
        <extracomment>how a rule is checked</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coverage</source>
        <extracomment>how a rule is checked: by the coverage report of tests</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model</source>
        <extracomment>how a rule is checked: a language model is asked</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept</source>
        <extracomment>what became of a rule</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>kept, %n allowed</source>
        <translation>
            <numerusform>kept, %n allowed</numerusform>
            <numerusform>kept, %n allowed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
    <message>
        <source>not applicable</source>
        <extracomment>what became of a rule: nothing in the text concerns it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not run</source>
        <extracomment>what became of a rule</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to review</source>
        <extracomment>what became of a rule: only a person can tell</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as expected</source>
        <extracomment>the examples of a rule keep it or break it as they should</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 wrong</source>
        <extracomment>of the examples of a rule, such as &quot;1 of 2 wrong&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 and %2 are a rule&apos;s id and name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Severity: %1. Checked by: %2. Domain: %3.</source>
        <extracomment>%1 a severity such as critical, %2 how a rule is checked, such as syntax tree, %3 its domain</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) broken</source>
        <translation>
            <numerusform>%n rule broken</numerusform>
            <numerusform>%n rules broken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kept</source>
        <translation>
            <numerusform>%n kept</numerusform>
            <numerusform>%n kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to review by hand</source>
        <translation>
            <numerusform>%n to review by hand</numerusform>
            <numerusform>%n to review by hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not run</source>
        <translation>
            <numerusform>%n not run</numerusform>
            <numerusform>%n not run</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not applicable</source>
        <translation>
            <numerusform>%n not applicable</numerusform>
            <numerusform>%n not applicable</numerusform>
        </translation>
    </message>
    <message>
        <source>Example that keeps the rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example that breaks the rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>manual review</source>
        <extracomment>how a rule is checked: by a person</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not tested</source>
        <extracomment>the examples of a rule</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs a manual review.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not tested: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ Keeps the rule, as expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ Breaks the rule, as expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ Keeps the rule, but should break it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ Breaks the rule, but should keep it: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On violation</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Filter rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules by domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;ule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings of the last check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fi&amp;ndings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the &amp;prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type of prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only rules whose ID, name, description or domain contains every word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only failures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only rules that the last check found broken, or whose examples fail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the current document against every rule; findings update while you edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the response in the Response panel against every rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also check the rules that only a model can judge; this sends the text to the selected provider and can cost money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the findings of the last check to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type of prompt whose rules are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules in the prompt and their cost</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SchemaOutline</name>
    <message numerus="yes">
        <source>one of %n</source>
        <extracomment>Behind a type: how many values are allowed.</extracomment>
        <translation>
            <numerusform>one of %n</numerusform>
            <numerusform>one of %n</numerusform>
        </translation>
    </message>
    <message>
        <source>This schema cannot be used: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SchemaView</name>
    <message>
        <source>number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>null</source>
        <extracomment>the JSON value null</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>the last two of several possibilities</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>a range of numbers</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a type, %2 the values it may have</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>string</source>
        <extracomment>types of JSON values</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>integer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boolean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>array</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>meaning</source>
        <extracomment>how a hit was found: by comparing what texts mean</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skills</source>
        <extracomment>a collection of what can be found</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 a collection such as Log, %2 the number of an entry</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1:%2</source>
        <extracomment>%1 a path, %2 a line</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s) with every word</source>
        <translation>
            <numerusform>%n hit with every word</numerusform>
            <numerusform>%n hits with every word</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s) with some of the words</source>
        <translation>
            <numerusform>%n hit with some of the words</numerusform>
            <numerusform>%n hits with some of the words</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>%1 is &quot;%n document(s)&quot;, %2 is &quot;%n collection(s)&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n collection(s)</source>
        <translation>
            <numerusform>%n collection</numerusform>
            <numerusform>%n collections</numerusform>
        </translation>
    </message>
    <message>
        <source>similar words</source>
        <extracomment>how a hit was found: by its words</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: rank %2 in %3 (%4 %)</source>
        <extracomment>%1 words or meaning, %2 a place in a list such as 3, %3 a collection such as Skills, %4 per cent of the score</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” corrected to “%2”</source>
        <extracomment>%1 a word as it was typed, %2 the words that were looked for in its place</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No index yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with embeddings</source>
        <extracomment>%1 how many documents are found by their meaning, too</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>updated %1</source>
        <extracomment>%1 a day and a time</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message>
        <source>Search skills, memory, documents, vault and log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indexing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why it rank&amp;ed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why it ranked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;kills for this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words, an “exact phrase”, or a prefix with a star: deploy*. Small typos are tolerated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search one collection, or all of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only results tagged with this workload or a narrower one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index new and changed texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rebuild index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rebuild the whole index from scratch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop indexing; texts indexed so far are kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skills that this turn would load</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SearchWork</name>
    <message>
        <source>in the prompt</source>
        <extracomment>how a skill gets into a turn</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tagged with the workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn with these words would load no skills.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A turn with these words would load %n skill(s), best first.</source>
        <translation>
            <numerusform>A turn with these words would load %n skill, best first.</numerusform>
            <numerusform>A turn with these words would load %n skills, best first.</numerusform>
        </translation>
    </message>
    <message>
        <source>Index is up to date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 new, %2 changed, %3 removed</source>
        <extracomment>what indexing did: numbers of documents</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SendServices</name>
    <message numerus="yes">
        <source>Accepted; %n model(s) available</source>
        <translation>
            <numerusform>Accepted; %n model available</numerusform>
            <numerusform>Accepted; %n models available</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text &amp;size:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> pt</source>
        <comment>typographic points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system’s fixed-width font</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Wrap long lines at the edge of the view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show s&amp;paces and tabs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tab width:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spell c&amp;hecking:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;After:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit keyboard shortcuts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;olour theme:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl++ and Ctrl+- also change it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Editor &amp;font:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Editor font</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of a tab in spaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the spell checker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auto&amp;save:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds since the last keystroke</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovery is always on: unsaved text is stored outside the workspace within two seconds and offered after a crash. Autosave also writes the file, as Save does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rest&amp;ore the last session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcrop reopens the last workspace. Each workspace reopens its documents where you left them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can assign a shortcut to every command. The command palette (Ctrl+Shift+P) also finds commands without one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes take effect immediately.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShortcutEditor</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter commands by name, menu or keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys:</source>
        <comment>the keys of a keyboard shortcut</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset &amp;All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands and their shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortcut of the selected command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the shortcut for the selected command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the shortcut of the selected command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore the default shortcut of the selected command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reassi&amp;gn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the shortcut from the other command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore the default shortcuts of all commands</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SoftText</name>
    <message numerus="yes">
        <source>⋯ %n identical line(s) ⋯</source>
        <extracomment>Replaces lines of a text that are the same everywhere</extracomment>
        <translation>
            <numerusform>⋯ %n identical line ⋯</numerusform>
            <numerusform>⋯ %n identical lines ⋯</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Strata</name>
    <message>
        <source>Output instructions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agent %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quarterly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>monthly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weekly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>daily</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A size: %1 is a number, %2 its unit</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt; 1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>A share of the whole prompt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty, not sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when %1</source>
        <extracomment>Before the condition of a layer</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not sent</source>
        <extracomment>The size of a layer that is not sent: it counts 0</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>A tier and how often its text is expected to change</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prompt: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thickness: √%1 · dashed: not sent</source>
        <extracomment>Below the chart of the prompt; %1 is a unit such as characters, √ the square root</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n example(s)</source>
        <translation>
            <numerusform>%n example</numerusform>
            <numerusform>%n examples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Conversation, %n message(s)</source>
        <translation>
            <numerusform>Conversation, %n message</numerusform>
            <numerusform>Conversation, %n messages</numerusform>
        </translation>
    </message>
    <message>
        <source>≈ %1</source>
        <extracomment>%1 is a number that is only an estimate</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact, %1</source>
        <extracomment>A number of tokens; %1 is the name of the tokenizer that counted</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counted by the provider</source>
        <extracomment>Who counted the tokens</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>estimate, %1 to %2, %3</source>
        <extracomment>%1 and %2 are numbers of tokens, %3 says who estimated</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thickness: √%1 · hatched: cached · dashed: not sent</source>
        <extracomment>Below the chart of the prompt; %1 is a unit such as tokens, √ the square root</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cached</source>
        <extracomment>Kept by the provider&apos;s cache</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request with instructions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers are %1. Thickness grows with their square root: four times as much is twice as thick. Lower layers are sent first. Dashed layers are not sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hatched layers are cached by the provider between turns; a numbered line is a cache breakpoint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>false, not sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left out: the prompt is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cache breakpoint %1 above</source>
        <extracomment>The provider&apos;s cache keeps what lies below; %1 is the number of the place where a part of it ends</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StrataPanel</name>
    <message>
        <source>Size of the prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinner layers (Ctrl+-)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thicker layers (Ctrl++)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thicker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit to Height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move, copy or export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit the whole prompt into the panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legend of the strata</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Suggestion</name>
    <message>
        <source>Promote</source>
        <extracomment>what a suggestion is about, one or two words</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Churn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Friction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Routing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redundant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contradiction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>a suggestion without a decision</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted in part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted after an edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>being accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acceptance abandoned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>columns: what was decided about suggestions</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggestion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hunks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unclear: the file has changed since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Author</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TaxonomyPanel</name>
    <message>
        <source>Filter concepts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New concept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concepts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag of a new concept, such as platform/dns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag of a new concept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the concept to the taxonomy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only concepts whose label or tag contains this text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a concept below the selected one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the selected concept; it must not have narrower concepts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the selected concept in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create a workspace taxonomy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write these workloads to taxonomy.ttl, where you can edit them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part before the last slash names the broader concept, if there is one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected concept</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TextPrinter</name>
    <message>
        <source>Page %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VersionTitle</name>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is the beginning of a version&apos;s id, %2 its time</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>&amp;Open folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create the &amp;sample workspace…</source>
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
    <message>
        <source>See the layers of a prompt and exactly what each provider receives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens any folder; no file is changed and no code is run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creates a workspace with sample files in a folder you choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A workspace is a folder of Markdown and YAML files. You need no account, server or API key to see what would be sent.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>adapters/files</name>
    <message>
        <source>Saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text of this version is no longer in the journal: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text of this version is damaged in the journal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Original</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no version `%1` in the journal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than one version begins with `%1`. Enter more of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file did not exist in that version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was committed: the workspace is not in a git repository. Its journal keeps every save.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcrop&apos;s journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This path leaves the folder, so it was not written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target of this link does not exist, so nothing was written. Remove the link.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a file, so it was not written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is read-only. Allow writing it, or save under another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This could not be written: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This path leaves the workspace, so it was not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This link leads outside the workspace, so it was not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a file, so it was not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This link leads outside the workspace, so it was not read. Copy its target into the workspace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This link leads to a folder that contains it, so it was not followed. Remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This link is behind another link, so it was not followed. Link to the folder directly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a pipe, a socket or a device, so it was not read. Replace it with a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This folder is more than %1 folders deep, so it was not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This name is not UTF-8 text, so it was not read. Rename it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target of this link does not exist. Remove the link, or write the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder has more than %1 files, so the rest was not read. Open a smaller folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is larger than %1 MiB, the maximum file size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This link is part of a cycle. Remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system refused to read this: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is writing this file. Wait until it has finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This name is already taken, so nothing was moved. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This copy of unsaved text is damaged and was not offered. It was not removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder for unsaved text could not be created.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another program has it open for writing. Save again when it is done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving was interrupted while another program wrote here too. This hidden file contains the only copy of a text: read it, and then keep or remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder cannot be created</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is outside the folders that may be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No user has permission to read it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>adapters/git</name>
    <message>
        <source>The origin of the lines cannot be determined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was committed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was committed: a merge, a rebase or a similar operation is in progress. Finish it with git first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was committed: git does not know who you are. Configure it: git config --global user.name NAME, and user.email ADDRESS.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be committed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was committed: %1 goes through the filter `%2`, which Outcrop does not run. Commit it with git.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was committed: git ignores %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was committed: the files are unchanged since the last commit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files are staged, but could not be committed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no reason was given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The repository was not read: something in %1 is neither a file nor a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The repository of %1 belongs to another user, so its history was not read. If you trust it: git config --global --add safe.directory %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in a git repository.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The git repository of %1 cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a bare repository, without files. Open a clone of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The repository of %1 has its work tree elsewhere, so its history was not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This path leaves the workspace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a submodule with a separate history. Open that folder to see it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The checked-out revision cannot be determined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The commit %1 cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no revision `%1`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not a commit of the repository.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text of this version cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The commits cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The changes of the commit %1 cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is larger than 16 MiB, the maximum file size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files of this version cannot be listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file did not exist in that version.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>adapters/http</name>
    <message>
        <source>the answer was not complete after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the response is longer than %1 MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no data was received for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no connection within %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the connection was closed before the request could be sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the connection ended before an HTTP answer began</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the connection broke in the middle of the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no secure connection could be established; TLS 1.2 or later is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the proxy requires a user name and a password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the answer is not HTTP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the connection was refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the proxy could not be reached, or it rejected the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the host name is unknown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>adapters/keychain</name>
    <message>
        <source>%1 belongs to the environment in which the program was started. Change it there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the system key store cannot be used (%1). Start or unlock it, or set the key in an environment variable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the system key store has no key for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the system key store was not allowed to give access to the key for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the system key store did not remove the key for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no session bus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program has no event loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it does not respond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key for %1 in the system key store is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no key for %1 was entered in this run</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>adapters/notify</name>
    <message>
        <source>the desktop cannot show notifications: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no session bus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Telegram could not be reached: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no reason was given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not the token of a Telegram bot, which looks like 123456:AbC-dEf_1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Telegram&apos;s response does not match its API (HTTP %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Telegram rejected the message: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>adapters/postgresql</name>
    <message>
        <source>There is no backup &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address of a PostgreSQL server must not contain a semicolon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the connection was lost; nothing of the transaction was kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a step of the transaction failed; nothing of it was kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tables of the index are missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Outcrop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was written by an older Outcrop and starts over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is read-only on the server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is read-only: this user has no permission to write.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a backup of schema version %2, but the current schema has version %3. Migrate it to that version first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was migrated to schema version %2. A backup of the old tables is in the schema %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Outcrop (schema version %2; this version supports %3). It is read-only.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>adapters/providers</name>
    <message numerus="yes">
        <source>%1 (%n tries)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>an invalid address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be reached at %2: %3. Nothing was sent. Check the address and the network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 did not prove that it is %2: %3. Nothing was sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be reached at %2: %3. Nothing was sent to it. Check the proxy settings of the system.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 did not answer in time: %2. It may have billed the request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The response from %1 was not read completely: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gave no answer at %2: %3. Check the address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 accepted the request, but %2. It may have billed it. If this happens every time, another service answers at %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 accepted the request, but %2. It may have billed it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has moved: %2 redirects to %3. Neither the key nor the request was sent there. If that is right, change the base URL.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sent a compressed answer (%2) although a plain one was requested; it was not unpacked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The call was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was sent: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key of %1 is not sent to %2: anyone on the network could read it. Use https.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was sent: the header %1 contains a line break.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no API call for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model list of %1 continues at another host. Nothing was sent there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>listing its models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>embeddings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>adapters/sql</name>
    <message>
        <source>%1 was written by a newer version of Outcrop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 have no field &quot;%2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt&apos;s %1 driver cannot be loaded. Install %2. (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the connection is closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 values for %2 parameters: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A record of the %1 has no time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no record %1 in the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name which %1 to remove.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no schema version %1: this Outcrop supports 0 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>adapters/sqlite</name>
    <message>
        <source>The backup %1 could not be renamed to its final name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a copy of a store. Nothing was restored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database %1 is damaged (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the record %2 belongs to one of the %3 that is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a database of another program. It was left unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is using it. Try again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full; nothing was written. Free some space and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is read-only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not a database, or its beginning is damaged. It was left unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is damaged. It was left unchanged; what is readable can be exported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its limits could not be set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is reading %1: removed records are still in its log. Run this again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It could not be copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a regular file, so it is not opened as a database.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder %1 cannot be created.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the records %2 cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log of %1 is missing although the database was not closed: the last records of that run may be lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Records can be read but not written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is now read-only. Export what is readable, then move the file away or restore a backup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 It is read-only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database was migrated from version %1 to %2. A backup of the old one is %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no database %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a link or lies behind one, so it is not opened as a database.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index %1 has schema version %2, and this program uses version %3, so the index starts over. Run `outcrop-cli index`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 It was an index, which can be rebuilt from other files, so it was removed and starts over. Run `outcrop-cli index`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Outcrop (schema version %2; this version supports %3). It is read-only.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>adapters/syntax</name>
    <message>
        <source>no process could be started to read the source as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading the source as %1 takes too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the source crashes the process that reads it as %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>adapters/typesense</name>
    <message>
        <source>it gave no reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typesense at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sent a response that is not JSON. Check its address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key of %1 is not sent over plain http: anyone on the network could read it. Use https.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 did not prove its identity: %2. Nothing was sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The response from %1 was not read completely: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gave no answer: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be reached: %2. Nothing was sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 redirects to another address. The key is not sent there; change the address if that is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not accept the key: %2. Store the right one with: outcrop-cli keys set typesense --host %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 refused (%2): %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 refused a search (%2): %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was sent %2 documents and reported on %3, so it is unknown which it has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” of the collection “%2”: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 did not accept %2 of %3 documents, the first being %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was sent %2 searches and answered %3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app/check</name>
    <message>
        <source>It overlaps with another fix.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would leave the file with more errors than before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It did not help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a baseline. Write one with --write-baseline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This baseline does not exist. Write it with --write-baseline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key &quot;description&quot; is missing, so no client knows when to use this agent. Add one sentence that says when to use it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file was checked: there is no agent, skill, command, rules file, layer or other document of a known type. Check the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was read and has no findings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 and %3 in %4 of %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of the baseline not counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can be fixed with --fix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 not readable as written</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app/completion</name>
    <message>
        <source>both must be true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one must be true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is something else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is one of these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is none of these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the words, separated by commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the window of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the selected agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the selected profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the workload, or one above it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider of the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model of the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model&apos;s context window, in tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>phase of the profile %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scope of the profile %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the skill %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the specialist %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the layer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the agent %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a value of the bundle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value used where this one is absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other spellings of the value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lowers a JSON Schema by the schema_rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>json: as JSON inside a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list; each item becomes what `as` says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what each item of the list becomes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joined texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text between joined texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a template, as JSON inside a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left out unless this is true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the reason in the loss ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the action in the loss ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>below this size, short forms are sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scope</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app/context</name>
    <message>
        <source>There is no folder %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in %2. Choose a start folder inside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no client %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No provider lists the model %1. `outcrop-cli models` shows the known models.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app/evolution</name>
    <message>
        <source>the prompt would exceed its budget: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n new suggestions</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>suggestion %1 is already decided: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped; nothing was stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New category %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 requests without a workload are similar: %2. The taxonomy has no concept for them. Typical: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>similar requests without a workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suggestion %1 is the same and is still open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suggestion %1 was the same for this version and was accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suggestion %1 was the same and was rejected: %2. It is raised again when %3 interactions support it; there are %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another program is accepting a suggestion in this folder; try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program ended before it wrote the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program ended while accepting, and the file has been changed since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suggestion %1 conflicts with the current version of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 already contains suggestion %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the share of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 goes from %2 to %3 tokens, above %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suggestion %1 has no diff: change the file yourself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the diff of suggestion %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suggestion %1 would remove %2, which suggestions must not do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suggestion %1 is about %2, but its diff changes %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no hunk %1: the diff has %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no hunk is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has changed since suggestion %2 was made, and the original version is not in the history, so an edited text cannot be merged into it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 no longer exists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text, so no diff can be applied to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these lines were changed differently since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no interaction of this workload is stored with its request and response, except those that the suggestion is based on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the replay was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no suggestion %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cron and systemd do not support the time zone %1; set time_zone to a name such as Asia/Kolkata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the period ends before it starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give a reason, so that the same idea is not raised again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the context window, so that %1 passages are cut</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app/experiments</name>
    <message>
        <source>The experiment `%1` has no arm `%2`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line is not a response.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not a trial of this experiment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line is not a result of a batch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` answers a different request than this trial sends now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This program cannot write batches for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request of `%1` refers to `%2`, but the case `%3` has no such field: it is sent unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no experiment `%1`. Write it in experiments/%1.yaml.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has no cases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The arm `%1` cannot be composed: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer to this request is recorded, and no request may be sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The arm `%1` cannot send the case `%2`: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, case %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the judge was not called: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for each answer received</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The experiment `%1` has not been run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The experiment or its cases have changed since this run. What was removed from them is not shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The arm `%1` has no `mode` for a prompt `type`, so there is nothing to switch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a trial&apos;s marker, which bypasses caches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recorded run belongs to another version of this experiment or its cases. Start a new run with --restart; the recorded one is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prompts of `%1` differ from those of the recorded run. Start a new run with --restart; the recorded one is kept.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app/files</name>
    <message>
        <source>%1 was changed by another program since it was read, so it was left unchanged. Read the workspace again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 already exists, so it was not written. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is outside the workspace, so nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is hidden: no document is read from there, so nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app/help</name>
    <message>
        <source>The handbook has no topic `%1`.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app/history</name>
    <message>
        <source>That version is not UTF-8 text, so it cannot be restored here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app/keys</name>
    <message>
        <source>there is no key for %1: store one with: outcrop-cli keys set %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no key for %1: set %2, or store one with: outcrop-cli keys set %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Also, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a key: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it contains spaces, line breaks or characters beyond ASCII</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no key is sent to %1: only https protects it in transit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 is not the usual host of %1, so no key is sent there. Allow it with: outcrop-cli keys allow %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an empty order finds no key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host looks like a key, so nothing was stored. Name the host that may get the key, such as https://gateway.example.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not allowed to get the key of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: %2; fix or remove it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not a JSON object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is being changed by another program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing can be tested: %1 has no address</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app/knowledge</name>
    <message>
        <source>stopped while reading the workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vault %1 is outside the workspace and was not read. Allow it with --allow-outside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vault %1 cannot be read: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` was not read: its existing index is unchanged, and everything else is indexed again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>indexing was stopped; what was indexed is kept, and the next run continues from there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[retrieval] in config.toml requires `url`, such as postgresql://writer@db.example/outcrop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log is not indexed. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no collection `%1`; available: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searched by words only. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is indexed yet: run `outcrop-cli index` first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the workload was used: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vault folder %1 does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vault folder %1 is empty, so it was not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embeddings were not indexed; documents are found by words only. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embeddings are not indexed. %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app/portability</name>
    <message>
        <source>This file has no front matter between two `---` lines, so it is not an agent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a %1 file of %2, not an agent. Check it with `outcrop-cli check %3`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is UTF-16, so its front matter cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its front matter has no readable key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its front matter is damaged and lacks the keys of an agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its front matter cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its front matter does not begin with a `---` line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is skipped, because %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has errors. Fix them first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No agent was checked: there is none here. Check the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This program has no check with this name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app/prompt</name>
    <message>
        <source>it is in layers/, and config.toml names it `%1` in [prompt_layers]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 is not sent to %3: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 is changed before it is sent to %3: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The adapter of %1 does not list the model `%2`, so its limits are unknown and nothing is checked against them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did you mean `%1`?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It lists: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It lists: %1 and %2 more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n findings</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>the default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The provider `%1` cannot be exported: its name is not valid as a folder name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not the manifest of an export, so nothing was written. Name another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be replaced: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be made executable: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. The export in %1 is incomplete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is in layers/</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>config.toml names it `%1` in [prompt_layers]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a layer: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its tier is %1, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not sent: it has no text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is sent with every prompt: it has no condition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from its front matter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from its name `%1`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is sent: its condition `%1` is true for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not sent: its condition `%1` is false for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 should be a layer, for %2, but it cannot be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a layer, and it cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a layer: it is a document of the kind `%2`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a layer: it has `tier:`, but %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move it into layers/, or name it in [prompt_layers] of config.toml.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file with this name is a text in any folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is in a subfolder of layers/, and only files in layers/ itself are layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not in layers/, and config.toml does not name it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a layer: config.toml names it `%2` in [prompt_layers], but it is outside the workspace, so it was not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow it with --allow-outside, or copy it into layers/.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a layer: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is outside the workspace, and config.toml does not name it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>files with this ending are not read, and layers are Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden files, hidden folders and node_modules are not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2: run `outcrop-cli check`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no selectable cache lifetimes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cache lifetime `%1` is not supported by %2. Available: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n other files</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the short form of the layer with this file name: it replaces the layer if the context window is smaller than %2 tokens.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app/records</name>
    <message>
        <source>%1 could not be renamed to %2; the original is kept in %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped while reading the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown field `%1`: its values are kept in `details`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown field `%1`: its values are kept in `details`. Did you mean `%2`?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 already exists; nothing was written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder %1 cannot be created</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 already exists, so it was not written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any backup in a schema named %1_v… at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the backup in the schema %1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the search index at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a record must be a JSON object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder %1 is not empty (it contains %2), so nothing was written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no store yet: nothing was recorded in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the store has no %1; it has %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Store its password with: outcrop-cli keys set %2 --host %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 leads out of the workspace, so nothing is stored there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is recorded in %1 yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The events were not recorded. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be renamed to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>selected by a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name the interactions to delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a database on a server must be rescued with the server&apos;s tools</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app/rules</name>
    <message>
        <source>there is no %1 `%2`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no %1 `%2`; did you mean `%3`?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is larger than %1 MB and was not checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not UTF-8 text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no rule can be read from this file, so it checks nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this folder has no rules: write them in config/prompt_rules.yaml</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of the selected rules is in these domains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a person must review: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suppressions give a reason and are needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every comment that allows a violation gives a reason, names a rule, and is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source can be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The grammar of its language can read all of the source, so that rules can check its syntax.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app/send</name>
    <message>
        <source>Nothing was sent: the limit is %1, and the cost is unknown. A price is missing, or nothing limits the answer (use --max-tokens).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The summary was made, but %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the verdict on the response was: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the agent&apos;s guardrails specify `%1`: the response is used anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the agent&apos;s guardrails specify `%1`: the response is not passed on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the agent&apos;s guardrails specify `%1`: a person must decide what happens next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no provider `%1` to fall back to. Available: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was sent: this can cost %1, above the limit of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 already has its answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no turn %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This agent has no output.schema.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not an answer of %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This body is in the wire format %1, not in the provider&apos;s format.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was changed by another program, so it was left unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no session `%1`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session `%1` has no turn to replay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only after a failure that did no work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` cannot be a session name: it must be valid as a folder name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the session to continue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A session name becomes a folder name, and this one looks like a secret. Choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was sent: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was sent: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session `%1` has no turn to continue from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last turn of `%1` already has a response. Write the next request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The summary of the conversation cannot be used (%1), so the prompt itself was not sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session %1 has no room for another turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the response is shown when it is complete, because the agent&apos;s guardrails check it first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 already exists, so it was left unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not a conversation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written to: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is changed repeatedly by another program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the rest of the request leaves of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the conversation exceeds its budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no response type `%1`: the workspace has no config/response_schemas.yaml</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no response type `%1`. Available: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retrying: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not retrying: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the agent&apos;s guardrails specify `%1`: the request is retried, up to the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is at another host; allow it with --fallback-to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only after an error response with Retry-After</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only if %1 fails without doing any work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only if the answer does not fit its schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not retrying: the total could cost %1, above the limit of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 failed (%2): calling %3 instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the share of the context window that the adapter reserves for the conversation</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app/workspace</name>
    <message>
        <source>This is not a JSON Schema, at %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a JSON Schema, at %1: %2 It is valid in %3: add &quot;$schema&quot;: &quot;%4&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no provider `%1`%2. Available: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in [roles] of config.toml</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[specialists.%1] in config.toml</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[conductor] model in config.toml</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No provider is selected. Name one with --provider, or map the phase&apos;s role to one in [roles] of config.toml.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complexity_thresholds.yaml (of the sample)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the opinion of %1 cannot be used: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not empty (it contains %2), and existing files are never overwritten. Name a new folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a file. Name a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder %1 could not be created. Check its name and your permissions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This agent has no output.schema and no tool with parameters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is larger than 16 MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no API call: copy its prompt and paste the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no API call for counting tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no API call for embeddings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the address of the store cannot be used: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it must begin with postgresql:// and contain no spaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not one of schema, sslmode, host and user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`host` is for the folder of a local server&apos;s socket, such as /run/postgresql</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sslmode=%1 would let others read the data sent to the store; use require, verify-ca or verify-full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not an sslmode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a password must not be in a file: remove it from the store&apos;s address, and store it with `outcrop-cli keys set %1 --host HOST`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This workspace has no config/hybrid_prompt_templates.yaml.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no template `%1`. Available: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No switch of `%1` is recorded, so there is nothing to revert.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the address of the Typesense server cannot be used: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[retrieval] in config.toml requires `url`, such as https://search.example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only `prefix` is allowed after the question mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a prefix has small letters, digits and “-”, at most 40 characters</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/agents</name>
    <message>
        <source>The request gives `%1` as `%2`, which must match `%3`. Correct it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request gives `%1` as `%2`, which must be one of: %3. Correct it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request has no valid `%1`: nothing in it matches `%2`. Add it to the request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request has no valid `%1`: it has none of: %2. Add it to the request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The body has no sections, so its text does not change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &lt;agent&gt; element around the sections is removed; they do not need it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n headings are already at level 6 and cannot go deeper, so converting back does not restore them.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The agent gets a portability section with the format. From now on, every portability criterion checks it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not a regular expression, so nothing checks it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern of `%1` cannot be run, so the request cannot be checked: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern `%1` of `%2` takes too long on this request, so it cannot be checked.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/base</name>
    <message>
        <source>this is not JSON: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs the library lib%2 %3, which is missing or cannot be loaded. Install it; in Debian and Ubuntu it is the package %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs the library lib%2 %3, and the installed one is too old: it has no %5. Install it; in Debian and Ubuntu it is the package %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the address cannot be used: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected `and`, `or` or the end, but found `%1`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The condition is nested too deeply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The condition ends where a name is expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected a name such as `workload`, but found `%1`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected a number to compare `%1` with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected a value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The quotation mark is never closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number %1 is out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not a complete address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it begins with neither https:// nor http://</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has a user name or a password before the host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its host ends with a dot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its host contains characters that are not allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the address %1 cannot be used: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/clients</name>
    <message>
        <source>A client document needs `client` and `parts`. Add them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its %1 has a type that the client does not accept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has no %1 that the client can read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its %1 has %2 characters; the client accepts at most %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The client does not accept the %1 &quot;%2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 removes it from the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a byte order mark before its front matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has no front matter that the client can read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The client lists such files only without front matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The client does not know its key &quot;%1&quot; and refuses the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its %1 removes it from the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the same %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list is full: the client limits it to %1 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not loaded because %1 exists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The setting %1 excludes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not loaded because %1 cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file was already sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger than %1 bytes: the client ignores it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A link that leads outside the project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too large to be checked here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files before it use up the limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing remains of it without front matter and comments.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same text was already sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut at byte %1 of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported by %1, but not approved: it is outside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported by %1, but there is no such file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its description is cut: the list has a limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stops with an error: the front matter of a file in %2 is broken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its front matter is invalid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its %1 is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaded when a matching file is read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only its description is sent; the model decides whether it is loaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaded only when the user names it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaded when a file in %1 is read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut at byte %1 of %2, in line %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaded when the client reads a file that matches %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/complexity</name>
    <message>
        <source>%1; not stated: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>a circumstance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>concept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>circumstance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The thresholds have no %1 `%2`, so it has no effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The thresholds have no %1 `%2`; did you mean `%3`?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the opinion and the heuristics differ by %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the thresholds require a model&apos;s opinion in addition to the heuristics, and there is none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the size is not stated, so the score may be too low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 inputs are stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no tests cover the code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a similar task went well before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit is exceeded, so there is no reason to split the task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the task names too little to split it by; files or subtasks would help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these pieces come from the files alone; their dependencies are unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of at least %2 subtasks: splitting may cost more than it saves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>subtask %1 has about %2 lines, which is small for a separate subtask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These dependencies form a cycle, so they have no depth. Remove one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the type of task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>difficulty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lines, stated by the task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 of about %3 lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lines of the subtask %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dependencies %1 deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, above the maximum of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score: %1, and splitting is suggested from %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dependency depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two subtasks have the id `%1`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` comes after `%2`, which is not another subtask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its subtasks wait for each other in a cycle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the opinion of %1 does not match its schema: %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the opinion of %1 cannot be used: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hours in total, above the maximum of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too many pieces to compare with each other: they are in the order in which they are written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pieces wait for each other in a cycle: they are in the order in which they are written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>so few pieces can as well be done one after the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kind of output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subtasks are nested more than %1 levels deep here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are %1 subtasks, more than the maximum of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another subtask already has the id `%1`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These subtasks wait for each other in a cycle, so none can be first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A subtask cannot come after itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No subtask next to this one has the id `%1`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` and `%2` cover the same numbers; only the first is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` names no numbers. Write them as in `2_3_files`, `depth_4` or `11_plus_files`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>task type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the confidence of %1 is below %2: the estimate is worth a review first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/diff</name>
    <message>
        <source>the lines that it changes are no longer there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lines that it changes occur several times, for example in lines %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not a list of hunks. Write numbers such as 1,3 or 1-3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no hunk %1: the diff has %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hunk %1 is named twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a unified diff: it has no lines `--- name` and `+++ name`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is the diff of a binary file, which has no lines to show or select</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hunk without the lines `--- name` and `+++ name` above it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this line is not counted in the `@@` line of the hunk above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hunk that begins with `@@ -1,3 +1,3 @@` is expected after the names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hunk begins with a line such as `@@ -1,3 +1,3 @@`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this hunk begins inside the previous one, or its lines do not count from 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this hunk has no lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hunk ends here, but its `@@` line announces more: %1 old and %2 new lines are missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this line comes after one that is marked as the last of its file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no line here whose line end could be missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this diff changes %1 files; only one is expected</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/documents</name>
    <message>
        <source>Nothing was changed because the data must be repaired first: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed because the data must be repaired first: %1 Repair it with `outcrop-cli check --fix %2`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here it is called `%1`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, which is not a finite number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is not known here. Known keys: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is not known here; did you mean &quot;%2&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed here: %1; found %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed here: %1; found %2. Did you mean %3?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file has `tier:` but is not a layer, so no prompt includes it. Layers are the files in layers/ and those that [prompt_layers] of config.toml names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n files have `tier:` but are not layers, so no prompt includes them; this is the first. Layers are the files in layers/ and those that [prompt_layers] of config.toml names.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>There is no file `%1`, so nothing is loaded here. Write it, or correct the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file `%1`. Write it, or change the link.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no known %2 `%3`. Check the name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no %2 `%3`; did you mean `%4`?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change it to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no text below the front matter, so this %1 has no prompt. Write it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is UTF-16. It can be read here, but not saved: convert it to UTF-8 first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The byte 0x%1 is not UTF-8. The file is open for reading only, because saving it would change it: convert it to UTF-8 first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has no value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a known key, so it is not sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be parsed, so it has no effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not part of a prompt, and it has no effect here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be represented in a request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename it to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A skill&apos;s name has at most %1 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A skill&apos;s name consists of lower case letters, digits and single hyphens, such as `%1`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name must not begin with a dot or a space, or end with one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name cannot contain `%1`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name cannot contain control characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name has at most %1 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name `%1` is reserved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The names in `%1` need commas between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put commas between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not among the known values: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not allowed here. Use one of: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` has %2 characters, above the maximum of %3. Shorten it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is empty. Fill it in, or remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` must be %2; found `%3`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a valid regular expression: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This must be at least %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This must be at most %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected %1, found %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is not UTF-8, so no field can be changed. Convert it to UTF-8 first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a list of `key: value`, so it has no fields.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the field: a key, or several joined by dots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no fields: they are part of Markdown, YAML and TOML files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` cannot be changed here without changing something else, such as the target of an alias (*name). Edit the text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` leads through a value that is not a mapping or a list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is empty. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is missing. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key `%1` is not known here; did you mean `%2`?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key `%1` is not known here. It is kept unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a regular expression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a JSON Schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lines between the two `---` lines contain no `key: value`, so they are read as part of the text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The front matter does not begin with a `---` line, so it would be read as part of the text. Add that line above it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the front matter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The front matter that begins here is never closed. Add a `---` line after its last key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the front matter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggestions are never applied automatically. Set auto_apply to false.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set it to false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no template `%1`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole numbers go from -9223372036854775808 to 9223372036854775807</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers go up to about 1.8e308</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number %1 is out of range, so it is not used as written: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 leaves the workspace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is hidden: no document is read from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must end with `%2`, as before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At %1 this is read as %2, no longer as %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the same file name, and %2 would be the short form of both. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 already exists. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder %1 cannot be moved into itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This layer gets its tier from its name. Write `tier:` into its front matter, or it may change its tier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no document %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be updated, but is not UTF-8. Convert it to UTF-8 first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read, and may refer to what is renamed. Repair it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The condition names `%1`, which is now `%2`. Check whether it must change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text names `%1`, which is now `%2`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This must not be empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This needs at least %1 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This has more than the %1 characters allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This must be more than %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This needs at least %1 items.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same item occurs twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This does not match the required form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This matches none of the allowed forms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is missing here. Add it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The replacement names the group %1, but the pattern has no groups. Put parentheses around the part that it should contain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The replacement names the group %1, which the pattern does not have. Its groups are numbered from 1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This skill is in the folder `%1` and must have the folder&apos;s name. Change the name, or rename the folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From here on, this skill is longer than the recommended %1 lines. Move details into files that it links to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern takes too long here, so the search stopped after line %1. The usual cause is a repetition inside a repetition, such as (a+)+: write it once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a regular expression: %1 (at character %2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not UTF-8, so nothing can be replaced in it. Save it as UTF-8 first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to search for. Enter a text or a pattern.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is outside the workspace, so it was not read. Copy it into layers/, or allow reading it: --allow-outside on the command line, Layers &gt; Layers Outside the Folder in the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no readable file %1 in the workspace. Write it, or correct the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no document %1 to change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no %1 to move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not UTF-8, so changing it would lose data. Convert it to UTF-8 first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two edits of %1 overlap, or one is outside its text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An edit of %1 splits a character.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/documents/data</name>
    <message>
        <source>This is not valid TOML: %1. Remove one of the two, or rename it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not valid TOML: %1. Text needs quotes: key = &quot;text&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not valid TOML: %1. A line is either [table], key = value, or a comment that begins with #.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of &quot;%1&quot; %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This list item %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not valid YAML (%1). Check this line and the one above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is larger than %1 KiB, the maximum for data. Split it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The alias *%1 names no anchor above. Define &amp;%1 first, or put the value in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The alias *%1 is inside the value it names, so the value would never end. Remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With this alias the document grows beyond %1 values. Use fewer nested aliases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key must be text, not a list or a mapping. Put it in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is a duplicate; the first one is on line %2. The last one is used. Remove one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values are nested more than %1 levels deep here. Make the document flatter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document has more than %1 values. Split it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tag %1 has no meaning here and is ignored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text follows after the end of the document. Remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key in double quotes is expected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A colon is expected here, between the key and its value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A comma or %1 is expected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The quotes that open here are not closed on the same line. Close them, and write a line break as \n.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a control character here. Write it as an escape such as \t.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This escape is not valid in JSON. Write \\ for a backslash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After \u four hexadecimal digits must follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a valid JSON number. Put it in double quotes if it is text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value is expected here: text in double quotes, a number, true, false, null, [ or {.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inf and nan cannot be used here. Write a number, or put the text in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This key has more than %1 parts. Make the document flatter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The character U+%1 is allowed only in quotes or in a comment. Remove it, or put the text in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A colon followed by a space begins a second value here. Put the whole text that contains it in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A colon is not allowed here between brackets. Put the text that contains it in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line is read as a key, but no colon follows it. Add a colon and a space, or indent the line if it continues the text above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This does not belong to the keys above. Indent it like its neighbours, or put the whole value above in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This does not belong to the list above. Indent it like its neighbours, or begin it with a dash and a space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list that begins with [ lacks a comma or its closing ] here. Add it, or put the text in quotes if no list was meant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mapping that begins with { lacks a comma or its closing } here. Add it, or put the text in quotes if no mapping was meant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The quotes that open here are never closed. Add the closing quote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between double quotes, a backslash must begin a YAML escape. Double the backslash, or use single quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After \x, \u or \U hexadecimal digits must follow. Double the backslash if none was meant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This escape names a character that does not exist. Write the character itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value cannot begin with * or &amp;, which name an alias or an anchor in YAML. Put the value in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line that begins with % is read as an instruction to the YAML reader. Put the text in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value that begins with ! is read as a YAML tag. Put the value in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value that begins with !, &amp; or % has a special meaning in YAML. Put the value in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This requests an unknown YAML version. Remove the %YAML line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list item cannot begin here. Put each dash on a separate line below the key, or put the text in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A question mark followed by a space begins a key in YAML. Put the text in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After | or &gt; the text must begin on the next line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number after | or &gt; must be between 1 and 9, or be left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value is missing here. Write one, or put the text in quotes if it was meant as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text follows after the end of the value. Put the whole value in quotes, or remove what follows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a control character here, which YAML does not allow. Remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is half of a character here. Remove it and type the character again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value cannot begin with %1, which YAML reserves. Put the value in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second document begins here. Only one is read from a file: split the file, or remove the line that separates them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key is missing in front of this colon. Write one, or put the text in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not valid YAML (%1). Check the quotes, brackets and indentation of this line and the one above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 that opens here is never closed. Close it, or put the text in quotes if none was meant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line of ... ends the data in YAML, so what follows would not be read. Remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the line into a comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is a duplicate; the first one is on line %2. This last one is used. Turn the first into a comment, or remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the first one into a comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line is neither a key with a colon nor part of a value, so it is ignored. Write `key: value`, or make it a comment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is indented differently from its neighbours. Use the same indentation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indent it like its neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the tabs with spaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A comment needs a space before its #. Add one, or put the text in quotes if no comment was meant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line belongs to the value above. Indent it more than its key or dash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This empty line has more spaces than the text below it. Remove its spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dash alone is not a value. Put it in quotes, or remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of an anchor consists of letters, digits, - and _. Rename it, or put the value in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has a backslash that is not valid between double quotes. Double it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double the backslash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is in quotes and contains the same quotes. Escape those inside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape the quotes inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opens a quote that is never closed. Close it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the closing quote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has a control character, which YAML allows only as an escape in double quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the control character as an escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opens %1 and never closes it. Close it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the closing bracket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the value in quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it a block of text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the value a block of text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begins with %1, which has a special meaning in YAML.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begins with %1 like a list or a mapping, but is not one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begins with a quote that does not enclose all of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contains a colon followed by a space, which YAML reads as another key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>continues in lines that are not indented.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not valid YAML.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is followed by keys that are indented as if they belonged to it. Move them to the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indent the keys like this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>continues in lines that are not indented. Indent them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indent the lines that continue the value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is a block of text with lines that are not indented far enough. Indent them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indent the lines of the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begins next to its %1, where YAML allows no text. Move it to the next line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the text to the next line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a tab in the indentation, where YAML allows only spaces. Replace it with spaces.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/evolution</name>
    <message>
        <source>%1: %2 in %3 turns, %4 to %5 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 in %3 days, %4 to %5 a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send %1 only for the workload %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send %1 only for the workloads %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompts no longer contain it by default. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search finds it among the indexed documents. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n suggestions; nothing has been changed. Accept, edit or reject each of them.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Intervals contain the true value in 95 of 100 cases: shares by Wilson, changes by Garwood. There were %n tests; together they give a false positive in fewer than 1 of 100 runs (Holm), if turns are independent. Confidence means that the figures are not chance, not that the change helps.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n suggestions were found again: still open, or rejected and without new evidence.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>| no. | kind | suggestion | confidence | tokens per turn |</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No diff: write the change yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against %1, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>## Workloads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>| workload | turns | share before | share in the last third | stuck |</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(none)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a growing share of the work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a shrinking share of the work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2, %3 (%4 to %5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n changes in %1 days (%2 to %3)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 changes more often than it declares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2: it changes too often</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; the declared %2 would be %3. Each change invalidates the cache of everything after it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 contradict each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1:%2 says “%3”, %4:%5 says “%6”. Decide which one to keep and change the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one turn of %1 while the cache is valid: %2 before, %3 after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>examples: interactions %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turns of %2 used it: more than half. In TOPSOIL, a provider&apos;s cache can keep it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns of %1 that used it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load skill %1 with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turns of %2 fetched it: more than half. Tagged with the workload, it is there without a call.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns of %1 that fetched it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The condition keeps it where it was used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1 from every prompt: no profile has a scope with that name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send %1 only with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>None of the %n turns with it used it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Of the turns with it, %1, used it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns with it that used it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` sends it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No profile has a scope `%1` yet, so no prompt would contain it. Add one with that name under `scopes` in %2; then `--scope %3` sends it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 repeats %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1 …” in %2:%3 is also in %4:%5; %6 of their three-word sequences are the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source># Evolution, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 since %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use is recorded for %1 of %2 turns; for the others it is inferred from words of a layer in the answer, which misses some of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The documents have no history, so the report does not show how often they change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an unknown price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$%1 per turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good responses from %1: %2, at %3; from %4, the model used most: %5, at %6. Models were not assigned at random; run an experiment to confirm this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>good responses from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Telegram needs a chat. Write the number of your chat with the bot into telegram_chat; until then nothing is sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not a time zone. Write a place such as America/Los_Angeles, or an offset such as UTC-08:00.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not an hour from 0 to 23. Write the hours of the day with commas between them: &quot;7,13,21&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not a notification channel. Use desktop, telegram or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 o&apos;clock, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns of %1 get stuck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turns of %2 have a friction of 0.5 or more; elsewhere it is %3. See the examples for what would help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns of %1 that got stuck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns elsewhere that got stuck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is new work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turns in the last third of the period, before that %2. Review the layers and skills that serve it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns of %1 in the last third</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns of %1 before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No skill for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turns were %2, and no skill serves it. See the examples for what a skill would have to say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/exchange</name>
    <message>
        <source>binary data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compressed data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a ZIP archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a media file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The provider sent an empty response.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The response is not valid JSON, or it was truncated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer is JSON, but not of this API. Check the address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer is too large for the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A part of the response is not valid JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A part of a tool call&apos;s arguments has no readable index. What arrived before was kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer ended early. What arrived was kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stream ended without a response.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The provider was asked to embed %1 texts and returned no matching vectors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The provider does not accept the key for this request. Check the key and its permissions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The provider rejected the request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account at the provider has no credit left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The provider limits the number of requests. Try again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The provider is overloaded. Try again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server redirects to another address, and a key is never sent there. Check the base URL.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The provider timed out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The proxy requires authentication.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The provider aborted the response.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The provider failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an HTML page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an XML document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server sent %1, not an answer of this API. Check the address, and whether a proxy or a login page answered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The provider of these models is unknown. Put the file in providers/&lt;provider&gt;/models, as in models.dev.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LiteLLM, model prices and context window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a model catalogue of LiteLLM or models.dev.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not the JSON of a model catalogue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, list of models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a model list that `models` wrote. Delete it, or refresh it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The provider was asked to count tokens and returned no number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>part of the response was already shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting does not restore the quota</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retrying would fail the same way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider may already have done the work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retries are off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider names no time for a retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was tried %1 times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider asks to wait %1 seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after %1 seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider may have done the work and charge for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not a path. Write names with dots between them, and [0], [*] or [name=value] after a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider reports that retrying will not help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/experiments</name>
    <message>
        <source>p = %1 corrected for %2 tests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>McNemar&apos;s exact test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paired t test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welch&apos;s t test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wilcoxon&apos;s signed-rank test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>agrees with a paired t test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is already a case `%1`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line is not a JSON object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line has %1 cells, but the first line names %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is already an arm `%1`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no arm `%1` to compare with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stopping rule uses a metric that is not measured. Add it to `metrics`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stop rule tests one difference, so it needs exactly two arms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stop rule needs each case to be sent once. Leave `repeats` at 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The metric `judge` needs a `judge` with a question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, the smallest that matters, divided by the spread of the recorded run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>summary, %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a recorded experiment has two lists whose keys end in _metrics, one per arm; this has %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run is not finished (%1 of %2 trials): its figures may change, and looking repeatedly finds a difference by chance more often than p indicates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run is not finished (%1 of %2 trials): its figures may change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stopping rule ended the run after %1 of %2 trials.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 trials failed. They count as no success, and the other figures of the answer do not include them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The judge gave no readable score for %1 of %2 responses. These trials failed, and the scores do not include them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This experiment has a stopping rule: p and intervals are valid however often you look, and are wider than usual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens are an estimate (%1), not a count. An estimate that errs differently in each arm shows a difference that does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded answers were used: the run shows only what the recording contains.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each case was sent %1 times in each arm and counts once, by its mean.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caches were allowed: times and costs depend on what the provider had cached before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p is corrected for all tests together (Holm); each interval is valid by itself, not all of them together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every arm gets every case, in random order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each case goes to one arm at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>design  %1 (seed %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trials  %1 of %2, %3 failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean of first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean of second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So few cases say little about others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to compare in {quantity}: {cases}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {quantity}, every value was {firstMean} ({cases}): this can show neither a difference nor its absence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {quantity}, “{first}” had {firstMean} on average and “{second}” {secondMean} ({cases}); this was not tested.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {quantity}, no difference was shown: {firstMean} with “{first}”, {secondMean} with “{second}” ({cases}, {p}). These data fit a mean difference from {low} to {high} ({confidence} interval), so a difference cannot be ruled out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {quantity}, no difference was shown, as it is one of {tests} that were tested: {firstMean} with “{first}”, {secondMean} with “{second}” ({cases}, {p}). Taken alone, these data fit a mean difference from {low} to {high} ({confidence} interval).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {quantity}, “{first}” was {change} than “{second}”: {firstMean} against {secondMean} on average ({cases}, {p}). These data fit a mean difference from {low} to {high} ({confidence} interval).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {quantity}, “{first}” was {change} than “{second}”, but by less than the {relevant} that matter: {firstMean} against {secondMean} on average ({cases}, {p}). These data fit a mean difference from {low} to {high} ({confidence} interval).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {quantity}, any mean difference is smaller than the {relevant} that matter: {firstMean} with “{first}”, {secondMean} with “{second}” ({cases}; {confidence} interval from {low} to {high}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cases in both</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a run of an experiment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line is not the result of a trial.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run has no head line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs need the same number of values in both arms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a paired t test needs at least two pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pairs all differ by the same amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welch&apos;s t test needs at least two values in each arm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the values of each arm are all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no pair differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cases   %1, %2, %3 per arm</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n repeats</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warm-ups</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>core/interactions</name>
    <message>
        <source>This record has no field `at`, the time it was made, such as &quot;2026-11-21T18:30:00Z&quot;. Its fields: %1. A log contains records with the fields that `log list interactions` shows, OpenTelemetry GenAI spans, or OTLP exports.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This record has no field `at`, the time it was made, such as &quot;2026-11-21T18:30:00Z&quot;. Did you mean `%1`? Rename it to `at`. Its fields: %2. A log contains records with the fields that `log list interactions` shows, OpenTelemetry GenAI spans, or OTLP exports.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 attempts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the record states it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % of the words of the question %2 turns earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the answer ended as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n repairs of the response</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>not a GenAI span</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A start has one or more printable ASCII characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a valid regular expression: %1, at character %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no built-in rule `%1` to leave out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is nested more than %1 levels deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one value is larger than %1 MB; write one value per line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rest of the log cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is dated before 1970-01-05, the earliest date that can be stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without an id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the span %1 has no start time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the span %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`at` is not a time with its offset from UTC, such as &quot;2026-11-21T18:30:00Z&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a record must be a JSON object</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/layers</name>
    <message>
        <source>Available: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No skill serves the workload `%1`, so the prompt has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No skill serves the workload `%1`, so the prompt has none. Did you mean `%2`?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A skill names its workloads in metadata.workloads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are skills for: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This block is left out: only text can be sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The `%1` block is left out: only text can be sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A message needs a `role`. Use one of: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not a role. Use one of: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not a %2. Use one of: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a %1. Use one of: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a term that input checking knows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is checked against the request before anything is sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not needed: the agent&apos;s file defines it as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the response&apos;s schema was left out of this prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only an inline schema (a mapping) is sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not needed: the profile&apos;s reasoning_effort takes precedence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the text below the front matter is sent, because portability.enabled is not true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tools were left out of this prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is applied to the response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an instruction that cannot be checked automatically; only the text below the front matter is sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>defines what is done with an unusable answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has no effect while portability.enabled is not true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no profile `%1`. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The profile `%1` has no phase `%2`; it has: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The profile `%1` has no scope `%2`; it has: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no agent `%1`. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the short form is used below a window of %1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The examples file `%1` is not in the workspace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model&apos;s output limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model&apos;s context window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the range the model accepts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The conversation `%1` is not in the workspace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no template for prompts of the type `%1`; config/hybrid_prompt_templates.yaml has: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the assistant calls tools; this message has the role %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`content` must be a text, or a list of text blocks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tool call needs a `name`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The `arguments` of a tool call must be a JSON object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A message of a tool needs `tool_call_id`: the call it answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No call before this message has the id `%1`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A conversation is a list of messages, or an object with `messages`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the template&apos;s budget of %1 fits %2 of %3 rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the agent&apos;s output schema defines the expected response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The condition `when` is not valid: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not known here. Use one of: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers in `order` leave no room next to this layer. Use smaller ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no position %1 in %2: positions go from 0 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no layer `%1` in the stack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is also called `%2`, and is used instead. Give this %3 another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for another scope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for another phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not needed: the scope&apos;s value takes precedence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its message cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>defines the role of the message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>defines whose parts these are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names the function where the API needs that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not belong to a message of this role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no API accepts it, and a &lt;prompt&gt; document has no place for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only text of a message&apos;s content can be sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marks the block as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the block&apos;s text is sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the call cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the content of `function` is sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marks the call as a function call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no API accepts it in a call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not needed: the keys of the full layer are used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the examples below are sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(text before the first heading)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only text below a second-level heading is an example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is outside the skill&apos;s folder and is not exported with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file `%1`. Write it, or change the link.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is more than one folder deep. Keep the files that a skill links one level below it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/portability</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 (and %3 more)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the response does not match its schema: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is a parameter of the API of %2, unknown to other providers. Name it `%3`, which each adapter translates for its provider.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is a parameter of the API of %2, unknown to other providers. Use %3 instead, which each adapter translates for its provider.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is a parameter of the API of %2, unknown to other providers. Remove it; the adapter decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the judge gave no judgement: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chat template of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not name its provider. Write it as `provider/model`, such as `anthropic/claude-sonnet-4-5`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not name its provider. Write it as `provider/model`: `%2`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agent needs %1, as %2 shows, but does not declare it. Add it to capabilities.required_features.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agent needs %1, as %2 shows, but does not declare it. Did you mean it by `%3` in capabilities.required_features?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a mapping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it must be %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n agents</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n criteria</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>(portability.enabled is not true)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not a JSON Schema keyword and has no effect. Remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not a JSON Schema keyword and has no effect; did you mean `%2`?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not a JSON Schema keyword and has no effect. If it is a property, put it below `properties`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it called `%1`, which is not one of its tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the arguments of `%1` do not match its parameters: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the response is not one JSON document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the response was truncated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model refused to respond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider blocked the response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the response is incomplete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the response is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was asked to call its tools and called none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename it to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It did not opt into portability.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tests define no request for this criterion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No known model lacks a feature that it declares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No provider is available to test with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped before the request was sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tests have no questions for the judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the judge gave %1, below the required %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a chat template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is a token of %2. Servers insert such tokens for their model, and other models read them as text. Remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a valid regular expression: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is `%1`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a list or a mapping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`portability.minimum_context_window` must be a positive whole number of tokens; %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set it to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`portability.body_format` must be xml, markdown or rccf; %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`portability.enabled` must be true for an agent that is meant for several providers; %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set it to true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model preferences must be a list, best first, each `provider/model`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It declares no output schema.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It defines no tools.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It forbids no actions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It declares neither a role nor expertise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It declares no features that a model could lack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A recording needs a list of `answers`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A recorded answer needs its `request`, and a `stop`, one of: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no response to this request is recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1 was `%2` and is `%3`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request to %1 differs from %2: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has a portability section.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request to %1 contains more than the agent&apos;s body: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request to %1 does not contain the agent&apos;s body unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without its portability section it cannot be rendered: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without its portability section, the request to %1 does not contain the agent&apos;s body unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tool `%1`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the media type %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` in the body</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder of the workspace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not run: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` must be a JSON Schema: a mapping with `type: object` and `properties`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This schema cannot be used: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not valid JSON Schema: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it a schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>null without quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a type of JSON Schema. Types are: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not run for %1 (%2): %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This has no JSON Schema keyword. Put the values below `properties`, next to `type: object`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (and %2 more)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This program has no check with this name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agent has no portability section.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reasoning strategy is explicit_cot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has errors. Fix them first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>unreadable: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not counted: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is an instruction to reason, and reasoning models do worse with it. Remove it: with the reasoning strategy `%2` the adapter decides. Or set portability.reasoning_strategy to explicit_cot.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/ports</name>
    <message>
        <source>`%1` has a value of another type than the %2 store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %2 have no field `%1`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` of the %2 accepts %3, not %4</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/render</name>
    <message>
        <source>%1; its last paragraphs were removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no place for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>XML cannot represent %n of its characters; they are replaced</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave `%1` out, or use an adapter with `api_format: openai-compatible` for a server with that API.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Servers of this API usually answer below `%1`. Add it unless yours does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the wire format %1, requests go to %2. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The provider `%1` cannot be used because its wire format `%2` is invalid: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The provider `%1` names the wire format `%2`, which does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no provider `%1`. Available: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The provider `%1` cannot be used because its adapter is invalid: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the window of %1 is below %2 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a reasoning model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has limited reasoning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 relies on examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is unknown how %1 reasons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 examples are sent: %3, and the agent allows %4 to %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the request is limited to %1 tokens (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the system prompt is limited to %1 tokens (%2 % of the window)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For %1, %2: %4 of %3 tokens were kept. The losses list what was removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For %1, %2, and it fits only without parts that must never be removed: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For %1, the request has %2 tokens, above the limit of %3 (%4). Nothing more can be removed except the request itself or parts that must never be cut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For %1, the system prompt has %2 tokens, more than the %3 (%4 % of the window) that the adapter of %5 reserves for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request has %1 tokens. Servers of this kind (%2) read %3 by default and drop the rest without an error. Raise the server&apos;s setting, or set context_window in the profile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the template `%1` is sent as METADATA and INSTRUCTION</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it contains METADATA or INSTRUCTION tags, whose brackets are written as &amp;lt; (%1 of them)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only %1 can read what it keeps of its answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its message is not sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a &lt;prompt&gt; document has no place for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>describes another model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>requests a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2 is used instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is part of METADATA, which this prompt does not include</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only a &lt;prompt&gt; document has a place for it (--format prompt-xml)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not needed: the model %1 was named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not needed: a better choice is available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaves the choice to the person who runs the agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a model of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lists no model `%2`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lists no model that matches `%2`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no provider lists a model that matches `%1`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The preferred model `%1` cannot be used: %2. %3 is used instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the agent `%1`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>requires a window of %1 tokens; %2 has %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>requires %1; %2 does not have it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offers tools, which require tool calling; %1 does not have it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another model, or remove the tools.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not enforce a schema here, so the prompt asks for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the adapter of %1 omits it for explicit_cot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the strategy is %1, and %2 is asked to reason in words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is meant for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the window of %1 is below %2 tokens: constraints and tools come before context and examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its tags omit tier and part: they would be more than a tenth of a short section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[prompt_xml] include_metadata is false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[prompt_xml] window_size is %1 messages, and this one is older</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inside the &lt;prompt&gt; document, which is the user&apos;s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the &lt;prompt&gt; document describes the tools, whether they are registered as well or not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a budget for composing; it is not sent to providers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no request yet. Write what the model should do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The budget for rules leaves out critical rules: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hybrid prompt needs a prompt type. Choose one with --type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tool overhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Around the turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags of the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>required without being described; the provider has to know it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>optional for you; the provider requires every property, so it may be null instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider requires every object to be closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider knows `%1` instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider refuses this annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider does not know this keyword</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider knows only `%1`, so the limit itself is allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider has no keyword for items by position, so each item may be anywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider accepts recursive references only in optional properties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its target is now among the definitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider has no schema that allows nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is never allowed, and is left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider needs a type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider needs the type of the items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is recursive, which the provider accepts only where it is not required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider requires an object at the top; the answer is its `value`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>written in the terms of draft 2020-12</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider accepts only an object as a schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is nested too deeply to be checked, and is sent unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it refers to another document, which is not looked up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its target is written here instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is recursive, and the provider knows no references</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider accepts nothing next to $ref</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its parts are merged into one schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the keywords next to it are written into every choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no part `%1`. Use one of: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A `{` is never closed. Write `{{` for a brace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The condition `when` is not valid: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not allowed with `%2`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The only table is `roles`. Write others in place: {from: to}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no list `%1`. Use one of: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`each` needs `as`: the template for one item.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` and `%2` would be written to the same place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sent only when %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the API requires it; no other value was requested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the nearest value that the provider has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider&apos;s name for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrapping, not published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sorted by name, so that the provider&apos;s cache stays valid for any order in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider does not enforce it; the description mentions it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/retrieval</name>
    <message>
        <source>“%1” of the collection “%2” cannot be indexed: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its vector does not name the model that made it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its vector has %1 numbers, the others of %2 have %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it needs a collection and an id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The query&apos;s vector has %1 numbers, those of %2 in the index have %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use one of: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did you mean `%1`?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no backend `%1`, so sqlite is used. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no collection `%1`. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the query has no word to search for</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/rules</name>
    <message>
        <source>%1: this matches its pattern.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no rules of the domain `%1`, so none are added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no rules of the domain `%1`; did you mean `%2`?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>the answer contradicts itself: it calls the rule kept and names %n violations</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>the answer contradicts itself: it calls the rule broken and names no violations</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n texts</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rules</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n allowed by comments</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The source cannot be read as %1 here, so rules on its syntax report only what they found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source cannot be read as %1 here, so rules on its syntax report only what they found. A macro may be the cause.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source is nested too deeply to be read as %1: more than %2 brackets are open here. Close or remove them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a complete XML document: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not a line of a tracefile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this lists no lines: use a Cobertura or lcov report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is public and has no documentation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1() has no type for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1() has no return type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The documentation of %1() does not mention %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The documentation of %1() does not describe the return value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key %1 comes after %2. Sort the keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line of %1 characters shows as one change. Write one entry per line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the data cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has neither a pattern nor a known check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number %1 has no name. Make it a constant or read it from the configuration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 %2 is hard-coded. Make it a constant or read it from the configuration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mode of `%1` is structured, so it is used although it is not enabled here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its pattern takes too long on this text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing here matches the pattern: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name %1 does not match this rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no such names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is not used: %1.yaml belongs in config/. Move it there to use it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its pattern is invalid at character %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no validation_code, which names the check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no check `%1`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its validation_schema is not a JSON object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no validation_pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no validation_schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tests run %1 of %2 lines (%3 %), below the required %4 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the source is nested too deeply to be read as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the source cannot be read as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>only the first %n places were checked</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are more: only the first %n places were checked.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The data cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing here has the keys %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing here has the keys %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the coverage report does not list it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it does not apply to this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it needs a Cobertura or lcov report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it needs a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a coverage report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The positive example of %1 breaks the rule: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The negative example of %1 keeps the rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the response does not match its schema: %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the answer quotes text that is not there: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not be run: %1; %2%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule %1 in line %2 already has this id. Choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: allowed: %2 [%3]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To review (%1):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not run on %1 (%2): %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 kept (%3, %4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its body is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its body is only a placeholder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a stub: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line has %1 characters, above the maximum of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is imported and never used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is given a value that is never used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no rule %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This allows nothing because it gives no reason. Write the reason after a colon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing here breaks the rule that this allows. Remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not a query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such kind of node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this can never match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is for another grammar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no condition #%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the source is too large to be read as %1 here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules on syntax were not run: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this program was built without the grammar of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this rule has no check for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no code in a language with syntax trees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not counted: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a comment marks it as not written yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/sessions</name>
    <message>
        <source>the oldest %1 of %2 messages are left out: %3 tokens become %4, and %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the oldest %1 of %2 messages are summarised first: %3 tokens become %4, and %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the oldest %1 of %2 messages would have to be left out, so nothing is sent: %3 tokens become %4, and %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are allowed (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last exchange alone has %1 tokens, but %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>history_tokens in config.toml</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/taxonomy</name>
    <message>
        <source>The taxonomy has no `%1`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The taxonomy has no `%1`; did you mean `%2`?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This workspace&apos;s taxonomy has no concept `%1`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the built-in taxonomy: the workspace has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change to `%1`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No concept `%1` in this taxonomy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be removed without changing the statements around it. Edit the file as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A concept needs a notation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` already has this notation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` has narrower concepts. Move or remove them first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` has no preferred label.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` has no notation, so nothing can be tagged with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` already has the notation `%2`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` has another preferred label in this language. Make one of them an alternative label.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is already the preferred label.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is broader than itself, through other concepts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is both broader and related. Keep one of the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a concept of this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` has no such label.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A concept needs a notation and a label.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` and `%2` are not related this way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brackets are nested more than %1 levels deep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not valid Turtle: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prefix `%1:` is not declared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has errors. Fix them first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be changed without changing the statements around it. Edit the file as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the first statement of the description. Remove the whole description in the text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This workspace has no taxonomy %1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No taxonomy of this workspace has the scheme or concept `%1`. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags are checked against the nine built-in workloads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags are checked against %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/tokens</name>
    <message>
        <source>The split pattern is not a valid regular expression: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, which this program does not support.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max_input_tokens of the profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model&apos;s input limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a window of %1 tokens, of which %2 are reserved for the response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 changes every turn and comes before %2 tokens that do not: they are never read from the cache.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 changes more often (%2) than %3 cached tokens after it, which are written again each time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These token calibrations are of another version. Delete the file to start over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a token calibration: it needs `counted` and `features`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, calibrated on %2 samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no estimator `%1`. Available: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>≈ %1 (%2 to %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counted by the provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no split `%1`. Available: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no workspace to read %1 from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no tokenizer `%1`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a model whose tokenizer cannot be used (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no tokenizer `%1`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tokenizer file ends in .tiktoken, .json or .model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model.vocab is not a vocabulary: it needs tokens with their numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model.merges has an invalid pair, or one whose symbols are not in the vocabulary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be used: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a SentencePiece model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This program was built without SentencePiece, so it cannot count with a .model file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sequence in a sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a regular expression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a line of a .tiktoken file: bytes in base64, a space and a rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This token or its rank was already given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A .tiktoken file does not define how text is split. Write the name of a split after its path, as in %1#o200k_base.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The byte %1 has no token, so not every text can be counted.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop</name>
    <message>
        <source>From %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1, line %2</source>
        <extracomment>%1 is a file, %2 a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added by Outcrop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added by Outcrop: %1</source>
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
        <source>Logo of Outcrop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A workbench for layered prompts: see each layer, its cost, and exactly what every provider receives.&lt;br&gt;&lt;br&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::AttemptsModel</name>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent</source>
        <extracomment>the time of day at which a request went out</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <extracomment>provider and model</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waited</source>
        <extracomment>time before the request went out</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>the number of an HTTP status</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome</source>
        <extracomment>how a request ended</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skipped</source>
        <extracomment>%1 says why</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skipped: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <extracomment>why this model was asked, or asked again</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duration</source>
        <extracomment>how long a request took</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request ID</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ManualResponses</name>
    <message>
        <source>Cannot store the response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 contains no response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is empty, unreadable, or larger than 100 MB.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::BudgetFlow</name>
    <message>
        <source>Budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot count the tokens of this request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens and cost of the prompt for each model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export Budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Budget exported</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::BudgetPanel</name>
    <message>
        <source>Wi&amp;ndows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Breakdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cache &amp;plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers as &amp;CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;opy as Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As shares of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In dollars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sizes yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart as &amp;PNG…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart as &amp;SVG…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By share of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a layer to see how its size changes with each save.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each time you save a layer, agent or skill, its size is recorded here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No budget for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a workspace and choose a provider to see how much of each model’s window the prompt uses and what it costs.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ChoiceList</name>
    <message>
        <source>Items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items of %1</source>
        <extracomment>What is edited: %1 is the name of a field.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::CodeView</name>
    <message>
        <source>%1
Alt+Return: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::CommandPalette</name>
    <message>
        <source>%1 · on</source>
        <extracomment>a command that is switched on; %1 is its menu</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the name of a command or menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No available command matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n matching command(s) unavailable now</source>
        <translation>
            <numerusform>%n matching command unavailable now</numerusform>
            <numerusform>%n matching commands unavailable now</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::CompareDialog</name>
    <message>
        <source>&amp;Previous Difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next Difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare %1</source>
        <extracomment>%1 is the name of a document.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n difference</numerusform>
            <numerusform>%n differences</numerusform>
        </translation>
    </message>
    <message>
        <source>The texts are identical</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::CompareModel</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines that differ</source>
        <extracomment>Heading of a column that counts lines</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ComparePane</name>
    <message>
        <source>Request for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ComparePanel</name>
    <message>
        <source>Only &amp;differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Providers to compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two to five providers, side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n provider(s)</source>
        <translation>
            <numerusform>%n provider</numerusform>
            <numerusform>%n providers</numerusform>
        </translation>
    </message>
    <message>
        <source>Text to compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the lines that are identical everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers by provider</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::CompletionPopup</name>
    <message>
        <source>Complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ComplexityFlow</name>
    <message>
        <source>Complexity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask a Model</source>
        <extracomment>%1 is a provider</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task Complexity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complexity of the request or a task, and how to split it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This sends the task description to %1. The answer is shown beside the heuristics and weighted by the confidence the model states.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimate saved in the workspace’s records.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ComplexityPanel</name>
    <message>
        <source>Ask a Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to estimate yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Describe a Task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a workspace to estimate its tasks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the selected provider to rate the task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the estimate in the workspace’s records to compare it with the outcome later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as Prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the suggestions as text for a prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request, or a document in the tasks folder, to estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of the estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot estimate the task: fix the errors listed below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a request, or describe a task in the tasks folder. Its size, its risks and suggested subtasks appear here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ConceptForm</name>
    <message>
        <source>&amp;Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ta&amp;g</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Also called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Found by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Broader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Related</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Narrower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tagged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>nothing is narrower, or tagged</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the concept in the language selected above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag used in documents; changing it updates every document with the tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Synonyms, separated by commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden search words, such as common misspellings, separated by commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the concept covers, in one sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broader concept; selecting another one moves this concept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags of related concepts, separated by commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None (top level)</source>
        <extracomment>in the list of broader concepts: there is none</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ContextClientsModel</name>
    <message>
        <source>version %1, %2 on %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Client</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ContextFlow</name>
    <message>
        <source>Context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conte&amp;xt of Coding Agents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files that each coding agent loads from a folder, in order, and what is cut or hidden</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ContextPanel</name>
    <message>
        <source>The top folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The context cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a folder to see which of its files each coding agent loads, and what is cut or hidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not start here: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n file(s), %2 tokens at the start</source>
        <translation>
            <numerusform>%1: %n file, %2 tokens at the start</numerusform>
            <numerusform>%1: %n files, %2 tokens at the start</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cut</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not loaded</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with the first request, %2 with each later one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 loads nothing from this folder. Choose another start folder or client.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2. Rule: %3 (%4).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another start folder or client.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>― Truncated here: the rest is not sent ―</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ContextTreeModel</name>
    <message>
        <source>Loaded at the start, in this order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listed by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaded after the open file is read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ConversationFlow</name>
    <message>
        <source>The next turn sends the whole conversation: %1 tokens</source>
        <extracomment>%1 is a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next turn: %1</source>
        <extracomment>%1 says what is left out of a conversation</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next turn sends the whole conversation: %1 of %2 allowed tokens</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sessions of the workspace, turn by turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ConversationPanel</name>
    <message>
        <source>Send the request as the next turn of this session</source>
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
        <source>Examine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns of the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add Response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste, drop or save the missing answer of the selected turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send the same turns to another provider in a new session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the prompt file of the selected turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the answer file of the selected turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the answer of the selected turn in the Response panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sessions yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each prompt you send starts or continues a session with its prompts, answers and costs. Sessions are plain files in the workspace’s sessions folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send Prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a workspace to see its conversations.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::DataTreeModel</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is what was repaired, %2 the change</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data</source>
        <extracomment>the whole of an answer&apos;s data</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n field(s)</source>
        <translation>
            <numerusform>%n field</numerusform>
            <numerusform>%n fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n value</numerusform>
            <numerusform>%n values</numerusform>
        </translation>
    </message>
    <message>
        <source>missing</source>
        <extracomment>a field that the answer should have</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more, in the text</source>
        <translation>
            <numerusform>%n more, in the text</numerusform>
            <numerusform>%n more, in the text</numerusform>
        </translation>
    </message>
    <message>
        <source>expected: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>the type of the value in the response</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>what a value should be</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding</source>
        <extracomment>what is wrong with a value</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This field is required.</source>
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
    <name>outcrop::DiffModel</name>
    <message>
        <source>Hunk %1 of %2, line %3</source>
        <extracomment>A hunk is a run of lines that differ. %1 is its number, %2 how many there are, %3 the number of its first line.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is `Hunk 1 of 2, line 3`, %2 what is to be known of it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removed: %1</source>
        <extracomment>%1 is a line&apos;s number or its text</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>how one text became another; %1 and %2 are what they are called</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n unchanged line(s)</source>
        <translation>
            <numerusform>%n unchanged line</numerusform>
            <numerusform>%n unchanged lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::DiffTable</name>
    <message>
        <source>Differences</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::DiffView</name>
    <message>
        <source>Previous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the previous hunk (P)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next hunk (N)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side by Side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n hunk(s)</source>
        <translation>
            <numerusform>%n hunk</numerusform>
            <numerusform>%n hunks</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: −%2 +%3 lines</source>
        <extracomment>lines of a text; %1 are gone, %2 are new</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %n chosen</source>
        <extracomment>%1 is the text before</extracomment>
        <translation>
            <numerusform>%1, %n chosen</numerusform>
            <numerusform>%1, %n chosen</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the texts side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show removed and added lines in one column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The texts are identical.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::DocumentKeeper</name>
    <message>
        <source>Merge with changed file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::DocumentTabs</name>
    <message>
        <source>Close %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>● %1</source>
        <extracomment>A tab whose document has unsaved text; %1 is the document&apos;s name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – unsaved</source>
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
        <source>Line %1, column %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cursors</source>
        <translation>
            <numerusform>%n cursors</numerusform>
            <numerusform>%n cursors</numerusform>
        </translation>
    </message>
    <message>
        <source>CR LF</source>
        <extracomment>The characters that end a line: carriage return and line feed, carriage return, line feed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UTF-8 with byte order mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>outside the workspace: read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not UTF-8: read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no dictionary installed for %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::DocumentsFlow</name>
    <message>
        <source>%1 is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Unsaved text of %n document(s) was found</source>
        <translation>
            <numerusform>Unsaved text of %n document was found</numerusform>
            <numerusform>Unsaved text of %n documents was found</numerusform>
        </translation>
    </message>
    <message>
        <source>Recover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover unsaved text</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) changed, not saved yet: %1</source>
        <translation>
            <numerusform>%n document changed, not saved yet: %1</numerusform>
            <numerusform>%n documents changed, not saved yet: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crash recovery is unavailable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save New Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Document As</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is outside the workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved. Choose a file inside %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved. Close that document first, or choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: some documents were not changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read-only documents: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was changed by another program in a place you also edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your text is here, the other is in the file. Choose which one to keep; Undo restores the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was changed by another program; both changes are merged in the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save to keep both, or undo to leave out the changes in the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was deleted by another program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its text is still open here. Save it to create the file again, or close it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here (unsaved)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::EditSession</name>
    <message>
        <source>Untitled %1</source>
        <extracomment>A document that has no file yet; %1 is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload from disk</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::EditorCommands</name>
    <message>
        <source>Cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ind…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replace…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go to Line…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to Matching &amp;Bracket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Indent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>U&amp;nindent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toggle &amp;Comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move Lines &amp;Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move Lines &amp;Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dup&amp;licate Lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;elete Lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Join Lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the &amp;Next Occurrence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a Cursor &amp;Above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a Cursor &amp;Below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quick Fix…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next Pr&amp;oblem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous Proble&amp;m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Unfold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold &amp;All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>U&amp;nfold All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split &amp;Side by Side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previ&amp;ew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cur&amp;sors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fol&amp;ding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show completions (Ctrl+Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split &amp;Above and Below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single &amp;Editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot write %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::EstimateModel</name>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heuristics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1</source>
        <extracomment>%1 is a provider and its model</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complexity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model’s rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits exceeded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggested subtasks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better in sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caveats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::EvolutionFlow</name>
    <message>
        <source>Evolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use and churn of layers and skills, and decisions on suggestions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduled analysis failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table exported</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::EvolutionPanel</name>
    <message>
        <source>Run</source>
        <extracomment>columns: the reports of earlier runs</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart: changes of layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart: suggestions accepted per week</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The documents have no history yet, so their churn is unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of each workload’s turns that used a layer or skill. Used in more than 50 %: keep it in the prompt. Rarely used: load it when needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No turns recorded yet. Send a prompt or import interactions to see how often each workload uses each layer and skill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The analysis failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No interactions yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After you send prompts or import interactions, this panel shows which layers and skills they used, which layers change more often than declared, and your decisions on suggestions.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ExperimentResult</name>
    <message>
        <source>Differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart: %1, %2</source>
        <extracomment>%1 what a picture shows, such as differences, %2 what was measured</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No result yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot read the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results appear here after the first trials.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run experiment</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ExperimentsFlow</name>
    <message>
        <source>Decided: the stop rule ended the run early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run aborted; results so far are kept. %1</source>
        <extracomment>%1 says why</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped; results so far are kept, and you can resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done: all trials completed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare prompt variants, with the uncertainty of each difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revert the template mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the template mode from the experiment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Experiment Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report saved</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ExperimentsModel</name>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 the name of an experiment, %2 how far it is</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>how far an experiment is</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arms</source>
        <extracomment>what an experiment compares</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running, %1 of %2</source>
        <extracomment>a running experiment; %1 and %2 are numbers of trials</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped, %1 of %2</source>
        <extracomment>an experiment that can be resumed; %1 and %2 are numbers of trials</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>an experiment that is finished</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decided, %1 of %2</source>
        <extracomment>the rule of the experiment ended it early</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ExperimentsPanel</name>
    <message>
        <source>As &amp;Markdown…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As &amp;HTML with pictures…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As &amp;CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As &amp;JSON…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running %1…</source>
        <extracomment>%1 is the name of an experiment</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3 trials</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n failed</numerusform>
            <numerusform>%n failed</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 spent</source>
        <extracomment>%1 is a price</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1 left</source>
        <extracomment>%1 is a length of time</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No experiments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New experiment…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the experiment…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 the name of an experiment, %2 how far it is</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stop rule at p %1</source>
        <extracomment>%1 a probability that holds however often one looks</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;opy Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use %1, as in %2</source>
        <extracomment>%1 a mode of prompts such as structured, %2 the name of an arm</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Revert Mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An experiment runs the same cases with two or more prompt variants and reports the differences with their uncertainty. Experiments are files in experiments/. The cost is shown before each run.</source>
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
        <source>Export Bundles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export here</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in %1</source>
        <translation>
            <numerusform>%n file in %1</numerusform>
            <numerusform>%n files in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exported the requests of %n provider(s)</source>
        <translation>
            <numerusform>Exported the requests of %n provider</numerusform>
            <numerusform>Exported the requests of %n providers</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose another folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files of this prompt have %1. Unreadable parts will be missing from every bundle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not empty. The export replaces files with the same names; all others stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, with %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export failed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::FieldHelp</name>
    <message>
        <source>This key is not in the schema. It stays in the file, but no adapter reads it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This value comes from %1. If you change it here, it is written to this document.</source>
        <extracomment>A value that another file gives; %1 is its name. What is edited is written here.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a field to see its description.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::FieldTextEdit</name>
    <message>
        <source>No text yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of %1</source>
        <extracomment>What is edited: %1 is the name of a field.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One item per line</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::FileExport</name>
    <message>
        <source>Open the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot write %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::FindBar</name>
    <message>
        <source>Match case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find whole words only (Alt+W)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next match (F3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the find bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace this match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace this match and go to the next (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace all matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which match is selected, and how many there are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n replaced</numerusform>
            <numerusform>%n replaced</numerusform>
        </translation>
    </message>
    <message>
        <source>Match upper and lower case (Alt+C)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a regular expression (Alt+R)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search only the selection (Alt+S)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replacement text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the previous match (Shift+F3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace every match as one undo step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text has changed; nothing was replaced. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::FindPanel</name>
    <message>
        <source>Match case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find whole words only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace Ticked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in all documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text to find in all documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>%1 is &quot;12 matches&quot;, %2 &quot;3 documents&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace in Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in Documents…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match upper and lower case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a regular expression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the ticked matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the ticked matches; you can undo it in each document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replacement text for all documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a text and press Enter. With a replacement, the changed lines are shown before anything is replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; more matches are not shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing replaced: no match is ticked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Replaced in %n document(s); undo it in each.</source>
        <translation>
            <numerusform>Replaced in %n document; undo it in each.</numerusform>
            <numerusform>Replaced in %n documents; undo it in each.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::FinderPopup</name>
    <message>
        <source>Best %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::FormCommands</name>
    <message>
        <source>Form &amp;and Source</source>
        <extracomment>A menu: how a document that has fields is shown.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the fields of the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the text of the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show fields and text side by side; press again to switch the focus between them</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::FormDelegate</name>
    <message>
        <source>Value of %1</source>
        <extracomment>What is edited: %1 is the name of a field.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::FormModel</name>
    <message>
        <source>Field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add an item…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add a key…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(required)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in the schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Class</source>
        <extracomment>How well a field travels to another provider.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::FormTree</name>
    <message>
        <source>Edit Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove Item</source>
        <extracomment>A field of the document goes.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear Field</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::FormView</name>
    <message>
        <source>Filter fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In use</source>
        <extracomment>A filter of fields: those that the document has.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only fields that have a value or a problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields of %1</source>
        <extracomment>The fields of a document; %1 is its name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the governance file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields are read-only until you fix this error in the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot parse the text: the fields show the last valid state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field not changed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::GoToBar</name>
    <message>
        <source>Line to go to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go to line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to %1, or line:column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a number from 1 to %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::HistoryFlow</name>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No document is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No workspace is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions of the current document, their differences, and the version each line came with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions of the current document appear here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::HistoryPanel</name>
    <message>
        <source>Lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines and their versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No document is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No versions yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n version(s) in %2</source>
        <extracomment>%1 is a document, %2 where its versions are kept: git, or a journal</extracomment>
        <translation>
            <numerusform>%1: %n version in %2</numerusform>
            <numerusform>%1: %n versions in %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the version that each line came with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore the text of this version as one undo step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload the versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions of the current document appear here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot read the history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No commit contains this document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From now on, each save is kept as a version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot determine the versions of the lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot read this version</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::IntervalChart</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 the name of a case, %2 its number</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::KeyEditor</name>
    <message>
        <source>&amp;Test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the %1</source>
        <extracomment>%1 is a place such as &quot;system key store&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a key for %1</source>
        <extracomment>%1 is a provider</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this key in the selected place; it is not shown again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check with a free request whether the provider accepts the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the key from one of its places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm &amp;Host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow sending this provider’s key to this host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;onfirmed Hosts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other hosts that may receive this provider’s key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place to save the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save in</source>
        <extracomment>a list of places follows: save (a key) in</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop sending the key to %1</source>
        <extracomment>%1 is a host</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::KeySourceList</name>
    <message>
        <source>Look for keys in this order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order in which places are searched for keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search this place before the one above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search this place after the one below</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::KeysDialog</name>
    <message>
        <source>Providers and their keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys and Providers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still available: %1.</source>
        <extracomment>%1 are places such as &quot;memory, environment&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some places for keys are unavailable</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::KeysFlow</name>
    <message>
        <source>&amp;Keys and Providers…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key of the provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source and destination of each provider’s key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot read the key settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed the key for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key for %1 may now be sent to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key for %1 is no longer sent to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The change failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved the key for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a workspace to test a key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The test uses the host that the workspace configures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key test for %1 failed</source>
        <extracomment>%1 is a provider</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::KeysModel</name>
    <message>
        <source>%1 (also: %2)</source>
        <extracomment>%1 is the place a key is taken from, %2 places that have one as well</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No key needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>a key is there and may be sent</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host not confirmed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompts are copied and answers pasted: nothing is sent, and no key is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests go to %1 without a key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a key below.</source>
        <extracomment>%1 is the name of an environment variable</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no key needed</source>
        <extracomment>%1 is a provider</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key: %1 from the %2</source>
        <extracomment>%1 is a provider, %2 a place such as &quot;system key store&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: host not confirmed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: host refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>whether a provider has a key that may be used</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>where a key comes from</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test</source>
        <extracomment>what became of trying a key</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Testing…</source>
        <extracomment>a key is being tried</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key from the %1 is sent only to %2.</source>
        <extracomment>%1 is a place such as the system key store, %2 a host</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a key below, or set the environment variable %1 before you start Outcrop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workspace sends requests to %1, which is not the provider’s default host. No key is sent there until you confirm the host.</source>
        <extracomment>%1 is a host</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys are never sent to %1: the connection is not encrypted or the URL is not valid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for keys…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: key unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent to</source>
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
    <message>
        <source>Applied</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::LibraryCommands</name>
    <message>
        <source>New &amp;in the Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doc&amp;ument</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Duplicate…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;Path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show in the File Manager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;elete…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the document to the trash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer in a Tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename the document and update every reference to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the document under another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the full path of the document’s file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the folder that contains the document’s file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document not created</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document not renamed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document not duplicated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it first: this command changes its file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This moves %1 to the trash. You can restore it from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>This moves the folder %1 with %n document(s) to the trash. You can restore it from there.</source>
        <translation>
            <numerusform>This moves the folder %1 with %n document to the trash. You can restore it from there.</numerusform>
            <numerusform>This moves the folder %1 with %n documents to the trash. You can restore it from there.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moved %1 to the trash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To get it back, restore it from the trash in your file manager.</source>
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
        <source>No documents yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The filter matches every word against names and paths.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers, agents, skills and profiles in this folder appear here. To start, add a Markdown file to a folder named layers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::LineGutter</name>
    <message>
        <source>Quick fix available: click, or press Alt+Return in the line</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::LiveCall</name>
    <message>
        <source>%1 characters of reasoning so far</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::MainWindow</name>
    <message>
        <source>Choose another folder…</source>
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
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[*] – Outcrop</source>
        <extracomment>%1 is the name of the workspace; [*] shows where something is not saved.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcrop[*]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt Templ&amp;ates…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Folder as Workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a Parent Folder for the Sample Workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot open %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in this workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is built in, or it was removed after the workspace was loaded. Press F5 to reload.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open one from the Library, or click any character of the prompt to go to its source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export Strata as SVG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture exported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show and switch how each type of prompt is sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading %1…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::MarkdownPreview</name>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::MessageBar</name>
    <message>
        <source>Close this message</source>
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
    <message>
        <source>Done</source>
        <extracomment>something was done as asked</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::MoveProposal</name>
    <message>
        <source>Move “%1” to %2?</source>
        <extracomment>%1 is a layer, %2 a tier</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move “%1” from %2 to %3?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing the effect on each provider’s request…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move “%1” in %2 from position %3 to %4?</source>
        <extracomment>A layer moves inside its tier: its place before and after</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::NameDialog</name>
    <message>
        <source>%1, line %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n reference(s) updated</source>
        <translation>
            <numerusform>%1: %n reference updated</numerusform>
            <numerusform>%1: %n references updated</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::OriginsModel</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since</source>
        <extracomment>when a line came into the text</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Author</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in any version yet</source>
        <extracomment>of a line: it is in no version of the file</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::OutsideLayers</name>
    <message>
        <source>Allow or forbid reading the layers that config.toml names outside the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>config.toml names %n layer(s) outside this folder</source>
        <translation>
            <numerusform>config.toml names %n layer outside this folder</numerusform>
            <numerusform>config.toml names %n layers outside this folder</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. They become part of your prompts only if you allow reading them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers Outside the &amp;Folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::PatternEditor</name>
    <message>
        <source>Regular expression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pattern:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regular expression of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Character %1 of the pattern: %2</source>
        <extracomment>%1 is a number, %2 says what is wrong with a regular expression.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text to test the regular expression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a text to test the pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Test text:</source>
        <extracomment>A text to try a regular expression on.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This pattern takes too many steps on this text. Simplify it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern is a valid regular expression.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern does not match this text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern matches the whole text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The pattern matches %n time(s).</source>
        <translation>
            <numerusform>The pattern matches %n time.</numerusform>
            <numerusform>The pattern matches %n times.</numerusform>
        </translation>
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
    <name>outcrop::PlaceHistory</name>
    <message>
        <source>Go Bac&amp;k</source>
        <extracomment>To where the cursor was before, as in a browser.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go &amp;Forward</source>
        <extracomment>To where the cursor was before going back, as in a browser.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back to the previous location, in this document or another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go forward to the location you came back from</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::PortabilityFlow</name>
    <message>
        <source>Portability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portabilit&amp;y of Agents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test results of every agent for every portability criterion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix portability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Portability Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report saved</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::PortabilityModel</name>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>%1 a criterion such as PV-004, %2 an agent&apos;s name, %3 what became of it, such as &quot;failed&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not opted in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not run</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n criterion(s) failed</source>
        <extracomment>%1 is an agent&apos;s name.</extracomment>
        <translation>
            <numerusform>%1: %n criterion failed</numerusform>
            <numerusform>%1: %n criteria failed</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>A column that sums up all criteria.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of criteria the agent failed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::PortabilityPanel</name>
    <message>
        <source>As &amp;text…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As &amp;JSON…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As &amp;SARIF 2.1.0, for code review…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As J&amp;Unit, for a build server…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2: %3. %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 passed</source>
        <extracomment>%1 and %2 are numbers of pairs of an agent and a criterion.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 not opted in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 not applicable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 not run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 unreadable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No agent matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No agents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Testing agents…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The filter or “Only failures” hides all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all agents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agents of this workspace are tested here against the portability criteria.</source>
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
        <source>No problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The filter or the severity buttons hide all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems in documents and in this render appear here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::QualityFlow</name>
    <message>
        <source>Quality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quality over Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quality of the answers by week and type of prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot read the records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export Quality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quality exported</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::QualityGauge</name>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quality: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2, weight %3</source>
        <extracomment>%1 a part of the quality, %2 what it came to, %3 how much of the whole it is</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 a part of the quality, %2 what it came to</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deductions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::QualityPanel</name>
    <message>
        <source>Chart: quality of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart: quality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rated responses yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each response to a prompt you send is rated and recorded. Its quality appears here by week and type of prompt.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::QuickOpen</name>
    <message>
        <source>Open a document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a name, a title or a path; :12 goes to line 12</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (condensed)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No document in this workspace matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter opens the document; recently used ones come first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::RangeChart</name>
    <message>
        <source>%1 · ▏%2</source>
        <extracomment>what a scale counts, and what a sign in the picture is</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a name, %2 its number with the interval</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::RatifyFlow</name>
    <message>
        <source>Ratify</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ratify Suggestions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept Anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not accepted: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review suggestions with their evidence, and accept or reject their changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has unsaved changes: save or undo them first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept although the prompt exceeds its budget?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::RatifyPanel</name>
    <message>
        <source>Open</source>
        <extracomment>which suggestions are listed</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 what a suggestion is about such as Promote, %2 its title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Accept edited text</source>
        <extracomment>a button: takes the hunks that are ticked; %1 of %2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Accept %1 of %2 hunks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 open · %2 accepted · %3 rejected · nothing is applied without you</source>
        <extracomment>numbers of suggestions</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the analysis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No suggestions yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect on each provider’s prompt:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example interactions:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can render recorded turns that did not lead to this suggestion with and without the change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No change to review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving the decision…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking held-back turns…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot read the records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The analysis suggests changes based on recorded interactions and document history, each with evidence and a diff. You decide hunk by hunk; nothing is applied automatically.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No open suggestions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every suggestion is decided. The analysis can find more as interactions are recorded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No accepted suggestions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rejected suggestions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each decision appears here with its author, time and reason.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ReaskSheet</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow-up message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This message is sent as the next turn of the conversation. You can edit it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::RenderActions</name>
    <message>
        <source>Co&amp;mpare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Follow the Cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>c&amp;url</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sc&amp;hema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show a shell command that sends this request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show each JSON Schema as this provider receives it, with its losses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare two to five providers side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sho&amp;w in Render</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the text at the editor’s cursor in the render</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the text at the editor’s cursor in view in the render</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next Occurrence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next occurrence of the same text in the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre&amp;vious Occurrence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the previous occurrence of the same text in the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ind in Tab…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find text in the current tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save Tab Contents…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the contents of the current tab to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Tab Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not saved</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::RenderGutter</name>
    <message>
        <source>Continuation of the line above, wrapped only for display</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The location you asked for</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::RenderPanel</name>
    <message numerus="yes">
        <source>%n section(s)</source>
        <translation>
            <numerusform>%n section</numerusform>
            <numerusform>%n sections</numerusform>
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
        <source>No prompt yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to send yet</source>
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
    <message>
        <source>Copy tab contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No losses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every part of the prompt reaches %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot render this prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a provider above to see the exact request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole prompt and the exact request to %1 appear here. Choose an agent, add a layer or write a task.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not come from a document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not part of this request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not sent; this is the nearest text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · occurrence %2 of %3</source>
        <extracomment>%1 says where a text came from; %2 and %3 are numbers</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No losses from %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::RenderSearch</name>
    <message>
        <source>Find in this tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Both are numbers: match 3 of 12</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message>
        <source>Match case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close search</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::RepairModel</name>
    <message>
        <source>(nothing)</source>
        <extracomment>shown where a repair inserted or removed text</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>%1 is a piece of text before a repair, %2 after it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <extracomment>%1 is a rule such as &quot;Trailing comma&quot;, %2 a line, %3 the change</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <extracomment>line and column in the response</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Original</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ResponsePanel</name>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask Again…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open, copy and save responses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resp&amp;onse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No response yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys and Providers…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prompt is on the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Response</source>
        <comment>menu</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the request; the text received so far is kept (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review and send a follow-up that asks for a corrected response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy Prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the prompt to the clipboard again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the text on the clipboard as the response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open Response…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy Response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy Current &amp;Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save Response…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The response appears here as it arrives, with its quality, repairs and findings. You can also paste or drop a response from elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send Prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a workspace to send its prompt. You can also paste or drop a response from elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste Response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An agent guardrail applied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A prompt is waiting for its response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste the prompt into the model’s chat window. Then paste or drop the response here, or save it as %1.</source>
        <extracomment>%1 is a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clipboard contains no text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the response first, then paste it here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ResponseSummary</name>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first token after %1</source>
        <extracomment>how long it took until the first token of an answer came</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quality %1</source>
        <extracomment>%1 is a quality such as &quot;86 of 100&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 characters so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Incomplete response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>provider’s reason: “%1”</source>
        <extracomment>%1 is the provider&apos;s own word for how its answer ended, such as `refusal`</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pasted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Receiving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the response</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ResponseTables</name>
    <message>
        <source>Data of the response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings in the response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quality of the response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qualit&amp;y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Repairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;quests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No quality yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No data yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data in the answer appears here next to what was expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No repairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every correction made while reading the answer appears here, with its location, before and after.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schema violations, leftover placeholders and echoed tags appear here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The quality of the answer appears here: schema, completeness and rules, with reasons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request in progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No requests sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every request appears here with its time, its outcome and the reason for any retry or fallback.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ResponseText</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text as received. Repairs have a dashed underline, findings a wavy one; data has a bar beside it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::RulesFlow</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The response</source>
        <extracomment>what was checked, at the beginning of a sentence: the text in the Response panel</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of the workspace, their violations and their cost in a prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Response panel has no answer yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Rule Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report saved</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::RulesModel</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 a domain of rules, %2 how many rules it has</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) wrong</source>
        <translation>
            <numerusform>%n rule wrong</numerusform>
            <numerusform>%n rules wrong</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) broken</source>
        <translation>
            <numerusform>%n rule broken</numerusform>
            <numerusform>%n rules broken</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 and %2 are a rule&apos;s id and name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>examples %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Severity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checked by</source>
        <extracomment>how a rule is checked</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last check</source>
        <extracomment>what the last check of a text found</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::RulesPanel</name>
    <message>
        <source>As &amp;text…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As &amp;JSON…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As &amp;SARIF 2.1.0, for code review…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As J&amp;Unit, for a build server…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking %1…</source>
        <extracomment>%1 is a file, or &quot;the response&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a file, or &quot;the answer&quot;; %2 what was found in it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n rule</numerusform>
            <numerusform>%n rules</numerusform>
        </translation>
    </message>
    <message>
        <source>Fi&amp;ndings (%1)</source>
        <extracomment>a tab: what the last check found, and how much of it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fi&amp;ndings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rule matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The filter or “Only failures” hides all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Define rules in config/prompt_rules.yaml: the requirement, how it is checked, and examples.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No prompt template includes rules. Configure this in config/hybrid_prompt_templates.yaml.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::SchemaEditor</name>
    <message>
        <source>JSON Schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON Schema of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a valid JSON Schema.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outline of the schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No schema yet. Start with {&quot;type&quot;: &quot;object&quot;}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document keeps the last schema until this is valid JSON.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::SchemaOutlineModel</name>
    <message>
        <source>Property</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (required)</source>
        <extracomment>A property that must be there; %1 is its name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::SchemaPane</name>
    <message>
        <source>Schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent as written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schema of the answer or of a tool’s parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the schema as written in the agent instead of as sent to the provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes to the schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The schemas of the answer and of tools appear here as the provider receives them. This agent has none.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::SearchFlow</name>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search Knowledge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find skills, memories, documents, notes and interactions, and see why they rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send to this host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[retrieval] in config.toml uses embeddings from %1. Your search words and the indexed texts are sent to this host.</source>
        <extracomment>%1 is a host</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Semantic Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped; texts indexed so far are kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indexing failed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in this workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update the index: it may be older than the files. Files outside the workspace are found, but cannot be opened here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::SearchHitsModel</name>
    <message>
        <source>Found</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::SearchPanel</name>
    <message>
        <source>All collections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indexing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>%1 the title of a hit, %2 its location</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a result to see why it ranked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No index yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index skills, memory, documents, the vault and the log to search them by words, and by meaning if a provider offers embeddings. Nothing leaves this computer unless config.toml allows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search knowledge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the words of a request. Each result shows why it ranked; a tab lists the skills this turn would load.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No text contains these words or similar ones. Try fewer words, another collection or any workload.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::SendChoicesForm</name>
    <message>
        <source>Temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reasoning effort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeout, in seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>default</source>
        <extracomment>a field of the send sheet in which nothing was chosen</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum answer, in tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum cost, in dollars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fall back to the agent’s other models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only after failures that cost nothing; a local model never falls back to another host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even if the request does not fit, breaks a requirement or guardrail of the agent, is empty, or lost a protected part</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::SendFlow</name>
    <message>
        <source>Sen&amp;d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2: %3</source>
        <extracomment>%1 is a session, %2 a phase of it, %3 what was asked</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The response with its repairs, findings and quality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some records were not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send the prompt to the provider; shows destination and cost first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the previous response was not valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some files were not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A prompt is waiting for its response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add Response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Response saved</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::SendSheet</name>
    <message>
        <source>not sent to this host until you confirm it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send this to %1?</source>
        <extracomment>%1 is a provider</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session</source>
        <extracomment>%1 is a session, %2 a phase, %3 a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>%1 is a provider and model, %2 says who chose it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2, turn %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a Key…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send to %1 without asking from now on</source>
        <extracomment>%1 is a provider</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy without asking from now on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 at %3, %4</source>
        <extracomment>%1 says why the request is made, %2 a provider and model, %3 a host, %4 a price</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, up to %n time(s)</source>
        <translation>
            <numerusform>%1, up to once</numerusform>
            <numerusform>%1, up to %n times</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>At most %n request(s)</source>
        <translation>
            <numerusform>At most 1 request</numerusform>
            <numerusform>At most %n requests</numerusform>
        </translation>
    </message>
    <message>
        <source>Secrets</source>
        <extracomment>%1 counts what was found: &quot;1 × OpenAI key&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing, and this host is not confirmed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never sent to this host: the connection is not encrypted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing</source>
        <extracomment>%1 is a place such as &quot;system key store&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the prompt and paste the response later?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs a key before you can send</source>
        <extracomment>%1 is a provider</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot send to %1</source>
        <extracomment>%1 is a provider</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request to send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options for This Request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcrop still asks if something would be left out or a key is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy Prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay %1 with %2?</source>
        <extracomment>%1 is a session, %2 a provider</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s), one after another</source>
        <translation>
            <numerusform>%n turn, one after another</numerusform>
            <numerusform>%n turns, one after another</numerusform>
        </translation>
    </message>
    <message>
        <source>about %1, if the answers are as long as before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown: no price for this model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Destination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>price unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skipped: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 input, at most %2 output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for input, at most %2 in total</source>
        <extracomment>%1 and %2 are amounts of money</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for input, plus the output</source>
        <extracomment>%1 is an amount of money</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prompt contains %1. It is sent and stored in the session files unredacted; only the log is redacted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not ready to send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too expensive</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::SessionView</name>
    <message>
        <source>Typing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This document is read-only: it is not valid UTF-8, so saving would lose bytes.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::SessionsModel</name>
    <message>
        <source>Session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last</source>
        <extracomment>when the last turn of a session was</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>the folder of a session</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns</source>
        <extracomment>how many exchanges a session has</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::SettingsDialog</name>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>when documents save themselves</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a pause in typing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>spell checking</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you leave the document</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ShortcutEditor</name>
    <message>
        <source>%1 and %2 have the same shortcut.</source>
        <extracomment>%1 and %2 are commands</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 also has this shortcut, so neither would work.</source>
        <extracomment>%1 is a command</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ShortcutsModel</name>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also used by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed</source>
        <extracomment>of a keyboard shortcut: no longer what the program came with</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
Default: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortcut</source>
        <extracomment>the keys of a keyboard shortcut</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::SpellMarks</name>
    <message>
        <source>Add “%1” to the Dictionary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct Spelling</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::StatusFields</name>
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
    <message>
        <source>Incomplete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider and model of the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of the prompt as readable text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts that are not sent as written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems in the workspace and in this render</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::StoresModel</name>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Available (read-only)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::StrataModel</name>
    <message>
        <source>%1 · changes %2</source>
        <extracomment>A tier of the prompt, and how often its text is expected to change</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>A layer, skill or agent, and its tier</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cadence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size (%1)</source>
        <extracomment>%1 is a unit, such as characters</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Condition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Whether a condition holds</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conversation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output instructions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cache</source>
        <extracomment>Whether the provider keeps it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 of the prompt</source>
        <extracomment>A size, and its share of the whole prompt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The condensed form is sent: the model’s window is small.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the prompt</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::StrataPanel</name>
    <message>
        <source>&amp;Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No layers yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New layer…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the document of this layer (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New Layer…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy as Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export as SVG…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to the Tier &amp;Above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to the Tier &amp;Below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to &amp;Tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move this layer to the top of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <extracomment>The undo step of moving a layer to a tier</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in %1 days</source>
        <extracomment>%1 is a number of days</extracomment>
        <translation>
            <numerusform>%n change in %1 days</numerusform>
            <numerusform>%n changes in %1 days</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the last on %2</source>
        <extracomment>%1 is `3 changes in 28 days`, %2 the time of the last</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, incomplete</source>
        <extracomment>%1 is the size of a prompt without the files that have errors</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: more often than declared</source>
        <extracomment>%1 is the text before</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of them are in these layers; the rest are tools and request framing</source>
        <extracomment>%1 is a number of tokens</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layers of your prompt appear here: stable ones at the bottom, those that change every turn on top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create a layer in this tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy all numbers as a table for a spreadsheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the picture to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move this layer later in its tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move this layer earlier in its tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to the tier that changes more often</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to the tier that changes less often</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::StrataView</name>
    <message>
        <source>Strata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layers of the prompt; those sent last are on top.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::SuggestionsModel</name>
    <message>
        <source>Suggestion</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::TargetOpener</name>
    <message>
        <source>Open a Link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This opens %1 in the web browser.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in this workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only documents in the open folder can be shown here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::TaxonomyFlow</name>
    <message>
        <source>Taxonomy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workloads that documents are tagged with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add concept %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove concept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move concept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename concept to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit words of a concept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit related concepts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change tag to %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::TaxonomyModel</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 documents have this tag, %2 this or a narrower one</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
    <message>
        <source>Concept</source>
        <extracomment>a workload</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag</source>
        <extracomment>the word that documents are tagged with</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n with narrower concepts</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::TaxonomyPanel</name>
    <message>
        <source>no language</source>
        <extracomment>a label that says no language</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n concept(s) in %1</source>
        <translation>
            <numerusform>%n concept in %1</numerusform>
            <numerusform>%n concepts in %1</numerusform>
        </translation>
    </message>
    <message>
        <source>No concept matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all concepts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No concepts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This workspace has no taxonomy. These are the built-in workloads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The filter hides all concepts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A taxonomy defines the workloads that skills, layers, memories and interactions are tagged with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add concept</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::TemplateModesModel</name>
    <message>
        <source>structured</source>
        <extracomment>How a prompt is sent: with METADATA around the task, or as plain text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unstructured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Domains</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::TemplatesDialog</name>
    <message>
        <source>&amp;Structured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send this type as METADATA and INSTRUCTION</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Unstructured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send this type as plain text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in the &amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt Templates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send %1 structured</source>
        <extracomment>%1 is a type of prompt, such as validation.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send %1 unstructured</source>
        <extracomment>%1 is a type of prompt, such as validation.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt templates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No templates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Revert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore the mode before the last switch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the template in its file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revert the mode of %1</source>
        <extracomment>%1 is a type of prompt, such as validation.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Define in config/hybrid_prompt_templates.yaml how each type of prompt is sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A structured prompt puts the task into METADATA and INSTRUCTION and adds the rules of its domains; an unstructured prompt is plain text.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::TextEditor</name>
    <message>
        <source>Typing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unindent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No quick fix here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::TokenCommands</name>
    <message>
        <source>Token Boundaries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a provider and a model with a published tokenizer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot show tokens: no model is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark the token boundaries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark the token boundaries of %1 (%2)</source>
        <extracomment>%1 is a model, %2 the name of its tokenizer</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot mark tokens: the tokenizer of %1 is not published</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::TokenMeter</name>
    <message>
        <source>Tokens of the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too long: %1</source>
        <extracomment>%1 says how long a request is</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 reserved for the response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request limit: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 over the limit: shorten a layer, or choose a model with a larger window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to open Budget</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::TrendChart</name>
    <message>
        <source>points of 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>good from %1</source>
        <extracomment>a threshold of quality: %1 points of 100</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fair from %1</source>
        <extracomment>a threshold of quality: %1 points of 100</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Week of %1: %2 (%3 to %4), %n response(s)</source>
        <extracomment>%1 is a date, %2 the mean, %3 and %4 the lowest and highest quality, %n responses</extracomment>
        <translation>
            <numerusform>Week of %1: %2 (%3 to %4), %n answer</numerusform>
            <numerusform>Week of %1: %2 (%3 to %4), %n answers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::TurnsModel</name>
    <message>
        <source>%1, iteration %2</source>
        <extracomment>%1 is a phase of a session, which is gone through for the %2nd time</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>%1 is a provider, %2 a model</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed</source>
        <extracomment>of a turn without a response</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1</source>
        <extracomment>one exchange of a conversation, with its number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role</source>
        <extracomment>planner, generator, reviewer or reviser</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider and model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>date and time of a turn</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for response</source>
        <extracomment>the user adds the response</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input</source>
        <extracomment>tokens that the model read</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output</source>
        <extracomment>tokens that the model wrote</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::VersionsModel</name>
    <message>
        <source>%1
%2
%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>when a version of a file was made</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <extracomment>what its author wrote about a version</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Author</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version</source>
        <extracomment>the beginning of a version&apos;s id</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ViewSwitch</name>
    <message>
        <source>Form</source>
        <extracomment>A way to show a document: as its fields.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <extracomment>A way to show a document: as text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both</source>
        <extracomment>A way to show a document: its fields beside its text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the fields of the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the text of the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show fields and text side by side</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::WelcomePage</name>
    <message>
        <source>%1 – %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logo of Outcrop</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::WindowTools</name>
    <message>
        <source>Open Quickl&amp;y…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a Co&amp;mmand…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nex&amp;t Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;revious Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find any menu command by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find any document of the workspace by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the document tab on the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the document tab on the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the colour theme, editor, saving and more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View and change the shortcut of every command</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
