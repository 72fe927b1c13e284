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
        <source>Show the numbers of the picture as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the picture or its numbers to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose request is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider of the chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the bars show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers of the chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many turns a session has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns of a session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many tokens each answer has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens of an answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many sessions there are in a month: what a month costs is then shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sessions a month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A month: –</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A month: </source>
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
        <source>Kept for the answer</source>
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
        <source>Answer</source>
        <extracomment>The tokens of an answer</extracomment>
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
        <source>An edit ($)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens written again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>%1 is a number of tokens, %2 a share in per cent
----------
A provider and its model</extracomment>
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
        <source>Answer schema</source>
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
        <source>An edit costs %1 on the next turn: %2 cached tokens are written again</source>
        <extracomment>%1 is a price, %2 a number of tokens</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More or less</source>
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
        <source>Answer: %1 tokens</source>
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
        <source>Dollars a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens a turn</source>
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
        <source>%1 too many</source>
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
        <source>Again ($)</source>
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
        <source>A torn end says that the window goes on. Click a bar for its parts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2; its size was recorded %n time(s).</source>
        <extracomment>%1 is the title of a layer, %2 its size</extracomment>
        <translation>
            <numerusform>%1 has %2; its size was recorded once.</numerusform>
            <numerusform>%1 has %2; its size was recorded %n times.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1 no longer fits: %2 of at most %3 tokens.</source>
        <extracomment>%1 is the number of a turn, %2 and %3 are numbers of tokens</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConversationRows</name>
    <message numerus="yes">
        <source>The first %n message(s) were sent as a summary</source>
        <translation>
            <numerusform>The first %n message were sent as a summary</numerusform>
            <numerusform>The first %n messages were sent as a summary</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %n message(s) were left out</source>
        <translation>
            <numerusform>The first %n message were left out</numerusform>
            <numerusform>The first %n messages were left out</numerusform>
        </translation>
    </message>
    <message>
        <source>Asked before: %1 (%2)</source>
        <extracomment>%1 a provider, %2 why it did not answer</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n repair(s)</source>
        <translation>
            <numerusform>%n repair</numerusform>
            <numerusform>%n repairs</numerusform>
        </translation>
    </message>
    <message>
        <source>It was interrupted before its end.</source>
        <translation type="unfinished"></translation>
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
</context>
<context>
    <name>DesktopDialogs</name>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) have changes that are not saved:</source>
        <translation>
            <numerusform>%n document has changes that are not saved:</numerusform>
            <numerusform>%n documents have changes that are not saved:</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsaved Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
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
        <source>Instructions that are sent when their workload is chosen.</source>
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
        <source>Limits of an agent, kept in a file of their own beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a kind of work asks for in each phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider Adapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How one provider wants to be asked, as data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wire Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the JSON of one API looks, as data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules that are put into prompts and checked in answers.</source>
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
        <source>A piece of work, to be estimated before it begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taxonomy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kinds of work that documents and interactions are tagged with: nine to begin with.</source>
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
        <source>%1 % apart from the heuristics</source>
        <extracomment>%1 is a number: how far two scores are apart</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the task names them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the model would cut it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the files alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Could be done side by side</source>
        <extracomment>%1 is a place in an order: the first, the second …</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. By itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a look at the code comes first</source>
        <extracomment>%1 says how sure it is</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>two pieces of work</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same functions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one needs the other&apos;s result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only one may hold it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>imports in a circle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complexity %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may be worth cutting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It seems small enough for one piece.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too little is said about it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <extracomment>%1 names a task, %2 is how complex it is, %3 a sentence</extracomment>
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
        <source>%1 a turn</source>
        <extracomment>%1 a price with + or −</extracomment>
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
        <source>Tokens of the prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of a turn</source>
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
        <source>Look through the recorded interactions and the documents’ history, and write a report; nothing else is changed</source>
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
        <source>Copy the table that is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the table that is shown to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The analysis runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often documents are used, by workload</source>
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
</context>
<context>
    <name>EvolutionWords</name>
    <message>
        <source>accepted, per cent of what was decided</source>
        <translation type="unfinished"></translation>
    </message>
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
        <source>Nothing was decided yet</source>
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
        <source>changes in 30 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>declared cadence</source>
        <extracomment>a mark in a picture: how often a layer says that it changes</extracomment>
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
        <source>In 30 days</source>
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
        <source>Declared in 30 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) change more often than declared</source>
        <translation>
            <numerusform>%n layer change more often than declared</numerusform>
            <numerusform>%n layers change more often than declared</numerusform>
        </translation>
    </message>
    <message>
        <source>Every layer keeps the cadence that it declares</source>
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
        <source>without</source>
        <extracomment>turns that belong to no workload</extracomment>
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
        <source>Lately</source>
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
        <source>; what was used is recorded for %1 of them, for the others it is told by words</source>
        <extracomment>%1 a number of turns</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not watched for a day yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layers were not watched for a day yet: how often they change is not known</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EvolutionWork</name>
    <message>
        <source>No run is planned: [evolution] in config.toml says when</source>
        <translation type="unfinished"></translation>
    </message>
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
    <message numerus="yes">
        <source>%n known already</source>
        <translation>
            <numerusform>%n known already</numerusform>
            <numerusform>%n known already</numerusform>
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
        <extracomment>columns: how the values of an arm of an experiment lie</extracomment>
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
        <source>Deviation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least</source>
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
        <source>Most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a value</source>
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
</context>
<context>
    <name>ExperimentPlan</name>
    <message>
        <source>%1 %</source>
        <extracomment>per cent</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beyond any plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every arm gets every case, in an order by chance (seed %1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every case goes to one arm by chance (seed %1).</source>
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
        <source>Tokens of a request</source>
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
        <source>Effect is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, each %2 in an arm: %3 trials, %4 left.</source>
        <extracomment>%1 cases, %2 how often each is asked in an arm, %3 trials in all, %4 of them that are left</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is sent: it costs nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the calls before took</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assumed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 calls to %2: about %3 with answers of %4 tokens, and %5 (%6).</source>
        <extracomment>%1 a number of calls, %2 providers, %3 a price, %4 tokens of an answer, %5 a length of time, %6 how that is known</extracomment>
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
        <source>%1, judged</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExperimentResult</name>
    <message>
        <source>What was measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the picture shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers of the picture</source>
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
        <source>Make the trials that are left; what was measured before is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop after the trial that is under way; it can go on later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the kept run aside and begin again</source>
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
        <source>Send the type of prompt as one of the arms did, or take the switch back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write what was found to a file, or copy the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run it</source>
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
        <source>What the experiment can see</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resul&amp;t</source>
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
        <source>Each provider&apos;s adapter writes it in its own way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one provider understands it; others do not get it.</source>
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
        <source>%1 is there already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lies outside the workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not there any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trash did not take %1</source>
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
        <source>There is a key %1 here already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be renamed here. Edit the text.</source>
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
        <source>a case</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeyRows</name>
    <message>
        <source>memory of this run</source>
        <extracomment>where a key is kept: until the program ends</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>environment</source>
        <extracomment>where a key comes from: the environment variables</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>system key store</source>
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
    <name>LineMark</name>
    <message>
        <source>The same place, written differently elsewhere</source>
        <extracomment>About a line of a request, compared with other providers</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same words, placed elsewhere</source>
        <extracomment>About a line of a request, compared with other providers</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not everywhere</source>
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
        <source>Write a workspace to try everything with</source>
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
        <source>Move the keyboard to the task</source>
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
        <source>Begin a document that has no file yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write this document to its file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write this document to another file of the workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save A&amp;ll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write every document with unsaved changes to its file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;vert to the File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the text of the file; what is not saved can be had back with Undo</source>
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
        <source>Rea&amp;d Again</source>
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
        <source>Tokens of the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token overhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time to the first token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time to the whole answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens of the answer</source>
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
        <source>The judge’s mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per cent of the plain prompt</source>
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
        <source>share of the repeats, 0 to 1</source>
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
        <source>mark, 0 to 1</source>
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
</context>
<context>
    <name>MoveEffect</name>
    <message>
        <source>the prompt stays as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the prompt keeps its first %1 of %2 characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is sent now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is sent no longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moves behind %2</source>
        <extracomment>both are titles of sections</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moves before %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the request goes from %1 to %2 characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n loss(es) more</source>
        <translation>
            <numerusform>%n loss more</numerusform>
            <numerusform>%n losses more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n loss(es) less</source>
        <translation>
            <numerusform>%n loss less</numerusform>
            <numerusform>%n losses less</numerusform>
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
        <source>Place</source>
        <extracomment>The number of a section in the prompt</extracomment>
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
        <extracomment>Losses that a change brings or takes away</extracomment>
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
        <source>What every provider would be sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the move (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave everything as it is (Escape)</source>
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
        <source>&amp;Documents that name it:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents that change with the name</source>
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
    <message>
        <source>T&amp;ype</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What kind of prompt this is: its template may put METADATA around the task</source>
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
        <source>How the prompt is written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
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
    <message>
        <source>By phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The type that the phase stands for</source>
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
        <source>What the agent, the type and the adapter prefer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passages under headings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passages in tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RCCF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passages behind labels: role, context, constraints, format</source>
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
        <source>Everything as one &lt;prompt&gt; document</source>
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
        <source>Show only agents whose name or file holds every word</source>
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
        <source>Also try what agents render to, and the answers that are recorded in the workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend what can be mended in the chosen cell or agent, as one step that can be undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the whole report to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portability of agents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings of the chosen cell</source>
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
    <name>QualityPanel</name>
    <message>
        <source>Type of prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The type of prompt whose quality is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the records again</source>
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
        <source>Write the numbers to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quality by week</source>
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
        <source>Nothing was taken off</source>
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
        <extracomment>%1 is the quality of an answer</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rule was checked: the other parts share the whole</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QualityTrend</name>
    <message>
        <source>too few weeks to tell a trend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same each week</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points better each week</source>
        <extracomment>%1 points of quality</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points worse each week</source>
        <translation type="unfinished"></translation>
    </message>
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
        <source>without a type</source>
        <extracomment>prompts that are of no type</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Week of</source>
        <extracomment>columns: the quality of answers week by week</extracomment>
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
        <source>Judged</source>
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
        <source>No answer was judged yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of 100 (%2) over %3 answers, %4</source>
        <extracomment>%1 points of quality, %2 a level such as good, %3 a number of answers, %4 a trend</extracomment>
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
        <source>By almost its words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By its words</source>
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
        <source>Found</source>
        <extracomment>columns: why a hit ranked</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score in its list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RatifyChange</name>
    <message>
        <source>Hunk</source>
        <extracomment>columns: what of a suggestion cannot be taken, and how the versions have it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it was suggested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the file now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As suggested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has changed since the analysis; both changes were merged, and fit together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has changed since the analysis; every hunk still has its one place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has changed since the analysis, and the suggestion conflicts with it. Nothing is guessed:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take the hunks that fit, or open the file and change it yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open the file and change it yourself, or reject the suggestion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a person can say what to change here. Read the evidence, change what you think right, and reject or keep the suggestion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hunk can be taken as it is.</source>
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
        <source>Remark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has changes of yours that are not committed: accepting commits them, too.</source>
        <extracomment>%1 is a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RatifyPanel</name>
    <message>
        <source>Which suggestions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show open, accepted or rejected suggestions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the analysis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look through the recorded interactions and the documents’ history for what could be better; nothing is changed by it</source>
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
        <source>The analysis runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What conflicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text as it will be</source>
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
        <source>What the change does to prompts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples of interactions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Held-back turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held-back turns, replayed</source>
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
        <source>&amp;Why not?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why the suggestion is rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reason is kept; the same idea is not raised again without new evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reject</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the decision and its reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the file as the ticked hunks say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ed&amp;it, then accept…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the new text before it is accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;ject with reason…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave everything as it is, and say why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chec&amp;k on held-back turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put recorded turns that did not lead to this suggestion through the prompt with and without the change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the &amp;model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also send the changed prompts to the provider and compare the answers, which may cost money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
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
        <source>stays as it is</source>
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
    <message numerus="yes">
        <source>%n held-back turn(s) were answered anew. Words in common with the recorded answers measure difference; whether it is for the better you must say.</source>
        <translation>
            <numerusform>%n held-back turn were answered anew. Words in common with the recorded answers measure difference; whether it is for the better you must say.</numerusform>
            <numerusform>%n held-back turns were answered anew. Words in common with the recorded answers measure difference; whether it is for the better you must say.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n held-back turn(s) were put through the prompt; no model was asked.</source>
        <translation>
            <numerusform>%n held-back turn were put through the prompt; no model was asked.</numerusform>
            <numerusform>%n held-back turns were put through the prompt; no model was asked.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is changed; it was not committed: %2</source>
        <extracomment>%1 is a file, %2 says why</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is changed, in commit %2</source>
        <extracomment>%1 is a file, %2 a commit</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejected; the reason is kept, and the same idea needs new evidence</source>
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
    <message>
        <source>A shell command that sends this request; the key stays an environment variable</source>
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
        <source>The place before, where the same text is sent more than once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next place, where the same text is sent more than once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Follow the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps showing here what the cursor in the document stands on</source>
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
        <source>What the provider keeps of each JSON Schema, and what was lost</source>
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
        <source>Unusual space</source>
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
        <source>Backtick for a quotation mark</source>
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
        <source>Escape one level too deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name without quotation marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text without quotation marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing quotation mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quotation mark inside a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line end or control character inside a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape that JSON does not have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape that was cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half a character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts put together with +</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letter before a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plus sign before a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number with a bare point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number that begins with a zero</source>
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
        <source>Letter after a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number that was cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number that is too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word of another language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NaN or Infinity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word that was cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing comma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One comma too many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trailing comma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign in place of a comma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing colon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign in place of a colon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name that was cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing bracket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong kind of bracket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One bracket too many</source>
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
        <source>Round brackets around a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Function call around a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dots for something left out</source>
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
        <source>A second value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same name twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More digits than can be kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More repairs than are listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thoughts before the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag that is not closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fenced block that is not closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag of the prompt, echoed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark of the prompt, echoed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the speaker, echoed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text taken for a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per cent taken for a share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken for true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text taken for null</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value taken for a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One value taken for a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List of one taken for its value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text taken for the data in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spelling of an allowed value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spelling of a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrapping around the data taken off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several values in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YAML in place of JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value put into the only property</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word taken out of a sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter of the agent: something removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter of the agent: nothing to remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter of the agent: broken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter of the agent: not checked</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResponseWords</name>
    <message>
        <source>%1 tokens read (%2 from the cache)</source>
        <extracomment>%1 and %2 are numbers of tokens</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 written (%2 of reasoning)</source>
        <extracomment>%1 and %2 are numbers of tokens</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 written</source>
        <extracomment>%1 is a number of tokens</extracomment>
        <translation type="unfinished"></translation>
    </message>
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
        <source>The answer was read as it stands, and is what was asked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer is what was asked for once the repairs listed are made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is data in the answer, but it is not what was asked for. Ask again, or change what is asked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data was asked for, and the answer holds none. Ask again, or read it as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer ends in the middle. Allow a longer answer, or ask for less at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model would not answer. Its reason is in the text, where it gave one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The provider did not let the model answer. Change the request, or ask another provider.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prose alone</source>
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
        <source>JSON amid prose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arguments of a tool call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The provider was not reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The certificate is not valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The proxy refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection broke</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key was not accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request was not accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing left to pay with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The provider is overloaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An error at the provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address has moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer is malformed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer is too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stream was cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An error during the answer</source>
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
        <source>Filter broken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer breaks a filter of the agent&apos;s guardrails. The repairs say which one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the data could not be read, or can be read in two ways. Ask again, or read it as it is.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RowTable</name>
    <message>
        <source>Copy the &amp;Table</source>
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
        <source>All that are sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The template %1 asks for no rules</source>
        <extracomment>%1 a type of prompt, such as validation</extracomment>
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
</context>
<context>
    <name>Rules</name>
    <message>
        <source>An example that keeps it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An example that breaks it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last check</source>
        <translation type="unfinished"></translation>
    </message>
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
        <source>by hand</source>
        <extracomment>how a rule is checked: by a person</extracomment>
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
        <source>not tried</source>
        <extracomment>the examples of a rule</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a person can tell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not tried: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ It keeps the rule, as it should.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ It breaks the rule, as it should.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ It keeps the rule, and should break it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ It breaks the rule, and should keep it: %1</source>
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
    <message>
        <source>Where it is broken</source>
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
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Filter rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only rules whose id, name, description or domain holds every word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only trouble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only rules that the last check found broken, or whose own examples fail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply every rule to the document in front; the findings follow while it is edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply every rule to the answer in the Response panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also check the rules that only a model can judge: the text is sent to the provider that is chosen, which may cost money</source>
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
        <source>Write what the last check found to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules by domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chosen rule</source>
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
        <source>The type of prompt whose rules are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type of prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules in the prompt, and what they cost</source>
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
        <source>text</source>
        <extracomment>types of JSON values</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list</source>
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
</context>
<context>
    <name>Search</name>
    <message>
        <source>meaning</source>
        <extracomment>how a hit was found: by comparing what texts mean</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>almost the words</source>
        <extracomment>how a hit was found: by its words</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: place %2 of %3 (%4 %)</source>
        <extracomment>%1 words or meaning, %2 a place in a list such as 3, %3 a collection such as Skills, %4 per cent of the score</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” stands nowhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was read as “%2”</source>
        <extracomment>%1 a word as it was typed, %2 the words that were looked for in its place</extracomment>
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
        <source>Nothing is indexed yet</source>
        <translation type="unfinished"></translation>
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
        <source>%1 with meaning</source>
        <extracomment>%1 how many documents are found by their meaning, too</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brought up to date %1</source>
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
        <source>Words, “words in a row”, and beginnings with a star: deploy*. Small mistakes are forgiven.</source>
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
        <source>Search in one collection, or in all of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find only what is tagged with a workload or a narrower one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index what is new or has changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the whole index again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop indexing; what is indexed stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indexing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was found</source>
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
        <source>Skills that this turn would pull</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SearchWork</name>
    <message>
        <source>its tags serve the workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the prompt</source>
        <extracomment>how a skill comes into a turn</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
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
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn with these words would pull no skill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A turn with these words would pull %n skill(s), the first first.</source>
        <translation>
            <numerusform>A turn with these words would pull %n skill, the first first.</numerusform>
            <numerusform>A turn with these words would pull %n skills, the first first.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing had changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 new, %2 changed, %3 gone</source>
        <extracomment>what indexing did: numbers of documents</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SendServices</name>
    <message numerus="yes">
        <source>Accepted; it offers %n model(s)</source>
        <translation>
            <numerusform>Accepted; it offers %n model</numerusform>
            <numerusform>Accepted; it offers %n models</numerusform>
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
        <source>Chapters of the settings</source>
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
        <source>C&amp;olours:</source>
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
        <source>&amp;Font of texts:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system’s fixed-width font</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Font of texts</source>
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
        <source>How many spaces a tab is as wide as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spell c&amp;hecking:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language in which texts are checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save by itself:</source>
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
        <source>Seconds without a keystroke</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovery is always on: what you type is kept outside the workspace within two seconds, and offered to you after a crash. Saving by itself also writes the file, as Save does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every command can have keys of your choice. The command palette (Ctrl+Shift+P) finds commands without keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit keyboard shortcuts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes take effect at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl++ and Ctrl+- change it as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go &amp;on where I left off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcrop starts with the workspace that was open, and a workspace opens with its documents, each at the place where it was left.</source>
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
        <source>Commands and their keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys:</source>
        <comment>the keys of a keyboard shortcut</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys of the chosen command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the keys that shall call the chosen command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the chosen command without keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the chosen command the keys it came with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take Them from There</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the other command without keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give every command the keys it came with</source>
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
</context>
<context>
    <name>SoftText</name>
    <message numerus="yes">
        <source>⋯ %n line(s) alike ⋯</source>
        <extracomment>Stands in a text in place of the lines that are the same everywhere</extracomment>
        <translation>
            <numerusform>⋯ %n line alike ⋯</numerusform>
            <numerusform>⋯ %n lines alike ⋯</numerusform>
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
        <source>holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not hold, not sent</source>
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
        <source>nothing here</source>
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
        <extracomment>Under the picture of the prompt; %1 is a unit such as characters, √ the square root</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers are %1. Thickness grows with their square root, so that four times as much is twice as thick. What lies below is sent first. Dashed is not sent, because its condition does not hold.</source>
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
        <extracomment>Under the picture of the prompt; %1 is a unit such as tokens, √ the square root</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hatched is kept by the provider’s cache from turn to turn; a numbered line is a breakpoint, up to which it is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left out, because the prompt is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>breakpoint %1 of the cache above</source>
        <extracomment>The provider&apos;s cache keeps what lies below; %1 is the number of the place where a part of it ends</extracomment>
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
        <source>Show the whole prompt at once</source>
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
        <source>How the picture is drawn</source>
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
        <extracomment>a suggestion that nobody decided about</extracomment>
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
        <source>unclear: the file was changed meanwhile</source>
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
        <source>Who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commit</source>
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
        <source>Show only concepts whose label or tag holds this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language of the labels that are shown and changed</source>
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
        <source>Name a new concept below the one that is chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the chosen concept away; there must be nothing below it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to where the chosen concept is written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a taxonomy of this workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write these workloads to taxonomy.ttl, to be changed there</source>
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
        <source>What stands before the last stroke is broader, if there is such a concept</source>
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
        <source>The chosen concept</source>
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
    <name>outcrop</name>
    <message>
        <source>Written by Outcrop</source>
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
        <source>From %1, line %2</source>
        <extracomment>%1 is a file, %2 a number</extracomment>
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
    <message>
        <source>Logo of Outcrop</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::AttemptsModel</name>
    <message>
        <source>Tried again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not asked</source>
        <extracomment>%1 says why</extracomment>
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
        <source>Why</source>
        <extracomment>why this model was asked, or asked again</extracomment>
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
        <source>Took</source>
        <extracomment>how long a request took</extracomment>
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
        <source>Request id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not asked: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::BroughtAnswers</name>
    <message>
        <source>The answer could not be stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds no answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is empty, cannot be read, or is larger than 100 MB.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::BudgetFlow</name>
    <message>
        <source>Its tokens could not be counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the prompt takes of each window, and what it costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the Budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The budget was written</source>
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
        <source>Picture as &amp;PNG…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture as &amp;SVG…</source>
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
        <source>By shares of the window</source>
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
        <source>Open a layer to see how its size changes from save to save.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size of a layer, agent or skill is noted here each time it is saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the prompt takes of each model’s window, and what it costs, is shown here once a workspace is open and a provider is chosen.</source>
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
        <source>Type the name of a command or of its menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No command that can be used now has this name</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n command(s) cannot be used now</source>
        <translation>
            <numerusform>%n command cannot be used now</numerusform>
            <numerusform>%n commands cannot be used now</numerusform>
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
    <message>
        <source>The texts are the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n difference</numerusform>
            <numerusform>%n differences</numerusform>
        </translation>
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
        <source>What is compared</source>
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
    <message>
        <source>Leaves out the lines that are alike everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Providers in numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n provider(s)</source>
        <translation>
            <numerusform>%n provider</numerusform>
            <numerusform>%n providers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::CompletionPopup</name>
    <message>
        <source>What can be typed here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete</source>
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
        <source>Complexity of a Task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How complex the request or a task is, and how it could be cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask a Model</source>
        <extracomment>%1 is a provider</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The description of the task is sent to %1. What it answers is shown beside the heuristics, and weighs as much as it says it is sure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The estimate is kept among the records of the workspace.</source>
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
        <source>Ask the chosen provider what it thinks of the task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the estimate among the records of the workspace, to be compared with what came of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy for a Prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the suggestions as text to be put into a prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is estimated: the request, or a document in the folder tasks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the estimate came about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the &amp;Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The task cannot be estimated as it is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to estimate yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a request, or describe a piece of work in the folder tasks. Its size, its risks and the pieces it could be cut into are shown here, as suggestions.</source>
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
        <source>Asking …</source>
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
        <source>What the concept is called, in the language chosen above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ta&amp;g</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The word that documents are tagged with; those that have it are changed along</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Also called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other words for it, with commas between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Found by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words that find it and are not shown, such as usual slips, with commas between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What belongs to it, in a sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it belongs below: choosing another concept moves it</source>
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
        <source>Tags of concepts that it has to do with, with commas between them</source>
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
        <source>None: it is at the top</source>
        <extracomment>in the list of broader concepts: there is none</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ConversationFlow</name>
    <message>
        <source>In the next turn %1</source>
        <extracomment>%1 says what is left out of a conversation</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next turn sends the whole conversation: %1 tokens</source>
        <extracomment>%1 is a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next turn sends the whole conversation: %1 tokens, %2 are allowed</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sessions of the workspace, turn by turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ConversationPanel</name>
    <message>
        <source>Go On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send the request as the next turn of this session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay With</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask another provider the same, turn by turn, in a session of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the file with the prompt of the chosen turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the file with the answer of the chosen turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the answer of the chosen turn in the Response dock</source>
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
        <source>No session yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every prompt that is sent begins or continues a session: what was asked, what came back, what it cost. All of it is files in the folder sessions of the workspace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send the Prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sessions are kept in a workspace. Open one to see its conversations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring the Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste, drop or save the answer of the chosen turn, which has none yet</source>
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
    <message>
        <source>The answer must have this field.</source>
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
        <extracomment>the type of a value as it was found</extracomment>
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
    <message numerus="yes">
        <source>%n line(s) the same</source>
        <translation>
            <numerusform>%n line the same</numerusform>
            <numerusform>%n lines the same</numerusform>
        </translation>
    </message>
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
        <source>Show the texts beside each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show removed and added lines one below the other</source>
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
    <message>
        <source>The texts are the same.</source>
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
        <extracomment>%1 is what was said before</extracomment>
        <translation>
            <numerusform>%1, %n chosen</numerusform>
            <numerusform>%1, %n chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::DocumentKeeper</name>
    <message>
        <source>Merge with the changed file</source>
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
        <source>%1 – not saved</source>
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
        <source>outside the workspace: shown for reading only</source>
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
    <message numerus="yes">
        <source>%n cursors</source>
        <translation>
            <numerusform>%n cursors</numerusform>
            <numerusform>%n cursors</numerusform>
        </translation>
    </message>
    <message>
        <source>no dictionary for %1 is installed</source>
        <translation type="unfinished"></translation>
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
</context>
<context>
    <name>outcrop::DocumentsFlow</name>
    <message>
        <source>Unsaved text cannot be kept for the case of a crash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the New Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the Document As</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lies outside the workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was written. Choose a file inside %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was written. Close it first, or choose another file.</source>
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
        <source>%1 was changed by somebody else, where you changed it as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both texts are safe: yours is here, theirs is in the file. Choose which one goes on; the other can be had back with Undo.</source>
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
        <source>%1 was changed by somebody else; both changes are in the text now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it to keep both, or undo to leave theirs out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was deleted by somebody else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its text is still here. Save it to have the file again, or close it.</source>
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
    <message>
        <source>Here, not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not done in every document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown for reading only, so left as they are: %1</source>
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
</context>
<context>
    <name>outcrop::EditSession</name>
    <message>
        <source>Untitled %1</source>
        <extracomment>A document that has no file yet; %1 is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read from the disk again</source>
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
        <source>Split One &amp;Above the Other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;One Editor Only</source>
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
        <source>Show what can be typed here (Ctrl+Space)</source>
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
        <source>%1 cannot be written.</source>
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
        <source>A model&apos;s opinion</source>
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
        <source>Limits crossed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggested pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better one after the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before believing it</source>
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
        <source>Why</source>
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
        <source>Which layers and skills are used, which change too often, and what became of suggestions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The planned analysis did not end as it should</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table was written</source>
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
        <source>Chart: how often layers change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart: suggestions accepted, week by week</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no history of the documents yet: nothing can be said about how often they change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The analysis could not be made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is recorded yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once prompts were sent or interactions were imported, this shows which layers and skills they drew upon, which layers change more often than they declare, and what became of suggestions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of a workload’s turns, how many drew upon a layer or a skill: what is used in more than 50 % belongs in the prompt, what is hardly used can be fetched when it is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No turn is recorded yet. Send a prompt or import interactions: then this says how many turns of each workload drew upon each layer and skill.</source>
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
        <source>The result cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No result yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the experiment finds is shown here, from the first trials on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ExperimentsFlow</name>
    <message>
        <source>Given up; what was measured is kept. %1</source>
        <extracomment>%1 says why</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped; what was measured is kept, and it can go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided: the stop rule ended the run early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done: every trial was made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What differs between two ways of asking, with its uncertainty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the switch of the template back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch the template as the experiment suggests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the Report on the Experiment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report was written</source>
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
        <extracomment>an experiment that is under way: of so many trials</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped, %1 of %2</source>
        <extracomment>an experiment that can go on: of so many trials</extracomment>
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
        <source>cannot be read</source>
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
        <source>C&amp;opy the Table</source>
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
        <source>Send %1, as %2 did</source>
        <extracomment>%1 a mode of prompts such as structured, %2 the name of an arm</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take the Switch Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
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
        <source>An experiment asks the same cases in two or more ways and says what differs, with its uncertainty. It stands in experiments/, and says what it costs before it is run.</source>
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
        <translation>
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
        <translation>
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
    <message>
        <source>The files this prompt is made of have %1. What cannot be read will be missing in every bundle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export without it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it all the same</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::FieldHelp</name>
    <message>
        <source>No schema knows this key. It is kept as it is, and no adapter reads it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value is from %1; changing it here writes it into this document.</source>
        <extracomment>A value that another file gives; %1 is its name. What is edited is written here.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a field to see what it is for.</source>
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
        <source>One item a line</source>
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
</context>
<context>
    <name>outcrop::FileExport</name>
    <message>
        <source>Open the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another file…</source>
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
        <source>Tell capital and small letters apart (Alt+C)</source>
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
        <source>Understand a regular expression (Alt+R)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay in what is selected (Alt+S)</source>
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
        <source>Text to put in its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the match before (Shift+F3)</source>
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
        <source>Replace every match, as one step to undo</source>
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
    <message>
        <source>The text changed meanwhile; nothing was replaced. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n replaced</numerusform>
            <numerusform>%n replaced</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::FindPanel</name>
    <message>
        <source>Match case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell capital and small letters apart</source>
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
        <source>Understand a regular expression</source>
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
        <source>Replace what is ticked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace what is ticked; each document can undo it</source>
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
        <source>Text to put in its place in all documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type what to find, then Enter. With a replacement, what each line would become is shown before anything is changed.</source>
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
        <source>Nothing was found.</source>
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
        <source>%1; there are more than are shown</source>
        <translation type="unfinished"></translation>
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
        <source>Nothing is ticked; nothing was replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace in Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Replaced in %n document(s); each can undo it.</source>
        <translation>
            <numerusform>Replaced in %n document; each can undo it.</numerusform>
            <numerusform>Replaced in %n documents; each can undo it.</numerusform>
        </translation>
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
</context>
<context>
    <name>outcrop::FinderPopup</name>
    <message>
        <source>The best %1 of %2</source>
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
        <source>Show the fields beside the text; again, the keyboard goes from one to the other</source>
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
        <source>No field can be changed until this is mended in the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data cannot be read: these fields are as they were before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field was not changed</source>
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
        <source>History of the Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The versions of the document in front, how they differ from now, and where its lines came from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No document is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The versions of the document in front are shown here.</source>
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
</context>
<context>
    <name>outcrop::HistoryPanel</name>
    <message>
        <source>Lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show for each line of the document which version it came with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the document the text of this version; it can be undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the versions again</source>
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
        <source>The versions of the document in front are shown here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The history cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No versions yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No commit has this document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each save is kept as a version from now on.</source>
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
        <source>Where the lines came from cannot be told</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This version cannot be read</source>
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
        <source>&amp;Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this key in the place chosen; it is not shown again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the provider something that costs nothing, to see whether the key is accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the key out of a place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send the Key T&amp;here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm that this provider’s key may go to this host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H&amp;osts Confirmed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other hosts that this provider’s key may go to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the key is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep in</source>
        <extracomment>a list of places follows: keep (a key) in</extracomment>
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
        <source>No longer send the key to %1</source>
        <extracomment>%1 is a host</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a key for %1</source>
        <extracomment>%1 is a provider</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::KeyPlaces</name>
    <message>
        <source>Places that are asked, in this order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places that are asked for keys, in this order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask this place before the one above it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask this place after the one below it</source>
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
        <source>These still work: %1.</source>
        <extracomment>%1 are places such as &quot;memory, environment&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not every place for keys can be used</source>
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
        <source>Where each provider’s key comes from, and where it goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key of the provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is remembered about keys could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key of %1 was removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key of %1 may go to %2 now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key of %1 does not go to %2 any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was not done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key of %1 is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a workspace to try a key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key is tried at the host that the workspace names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The test of %1 failed</source>
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
        <source>Asking…</source>
        <extracomment>a key is being tried</extracomment>
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
        <source>Not known yet</source>
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
        <source>The key from the %1 goes to %2 and nowhere else.</source>
        <extracomment>%1 is a place such as the system key store, %2 a host</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a key below.</source>
        <extracomment>%1 is the name of an environment variable</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a key below, or set the environment variable %1 before Outcrop starts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workspace sends requests to %1, which is not the provider’s own host. No key goes there until you confirm it.</source>
        <extracomment>%1 is a host</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No key is ever sent to %1: the connection is not encrypted, or the address is not plain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The places where keys are kept are being asked.</source>
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
        <source>%1: key not known</source>
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
        <source>Goes to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test</source>
        <extracomment>what became of trying a key</extracomment>
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
        <source>Give the document another name, and keep every reference to it right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Duplicate…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a copy of the document under another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;Path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the whole path of the document’s file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show in the File Manager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the folder that the document’s file is in</source>
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
        <source>The document was not made</source>
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
        <source>The document was not renamed</source>
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
        <source>The copy was not made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it first: its file is about to change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 goes to the trash. It can be restored from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The folder %1 with its %n document(s) goes to the trash. It can be restored from there.</source>
        <translation>
            <numerusform>The folder %1 with its %n document goes to the trash. It can be restored from there.</numerusform>
            <numerusform>The folder %1 with its %n documents goes to the trash. It can be restored from there.</numerusform>
        </translation>
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
        <source>%1 is in the trash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To have it back, restore it in the file manager’s trash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer in a Tier</source>
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
    <name>outcrop::LineGutter</name>
    <message>
        <source>This can be mended: click, or press Alt+Return in the line</source>
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
        <source>Open a Folder as a Workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose Where to Put the Sample Workspace</source>
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
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is saved</source>
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
        <source>Export the Strata as SVG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture was written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt Templ&amp;ates…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How each type of prompt is sent, and switching it</source>
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
        <source>Working out what every provider would be sent…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move “%1” in %2 from place %3 to %4?</source>
        <extracomment>A layer moves inside its tier: its place before and after</extracomment>
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
</context>
<context>
    <name>outcrop::NameDialog</name>
    <message>
        <source>Its file will be %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a name for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n place(s) updated</source>
        <translation>
            <numerusform>%1: %n place updated</numerusform>
            <numerusform>%1: %n places updated</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::OriginsModel</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in a version yet</source>
        <extracomment>of a line: it is in no version of the file</extracomment>
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
        <source>Read them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave them out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers Outside the &amp;Folder…</source>
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
        <source>Text to try the regular expression on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a text to see what the pattern finds in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pattern:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try &amp;it on:</source>
        <extracomment>A text to try a regular expression on.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regular expression of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This pattern takes too many steps on this text. Make it simpler.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern is a regular expression.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern finds nothing in this text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern fits the whole text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The pattern is found %n time(s).</source>
        <translation>
            <numerusform>The pattern is found %n time.</numerusform>
            <numerusform>The pattern is found %n times.</numerusform>
        </translation>
    </message>
    <message>
        <source>Character %1 of the pattern: %2</source>
        <extracomment>%1 is a number, %2 says what is wrong with a regular expression.</extracomment>
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
    <name>outcrop::PlaceHistory</name>
    <message>
        <source>Go Bac&amp;k</source>
        <extracomment>To where the cursor was before, as in a browser.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To where you were before, in this document or another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go &amp;Forward</source>
        <extracomment>To where the cursor was before going back, as in a browser.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To where you were before you went back</source>
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
        <source>Every agent against every portability criterion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend portability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the Portability Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report was written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portabilit&amp;y of Agents</source>
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
        <source>How many criteria the agent failed</source>
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
        <source>Looking at the agents…</source>
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
        <source>The filter or the button beside it hides all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No agents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agents of the workspace are tried here against the portability criteria.</source>
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
        <source>How good the answers were, week by week, for each type of prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The records cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the Quality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The quality was written</source>
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
        <source>Nothing was taken off</source>
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
        <source>No answers were judged yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each answer that is sent for here is judged and recorded. Its quality is shown here week by week, for each type of prompt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
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
        <source>No document of this workspace has this name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter opens the document; the ones you looked at last come first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (condensed)</source>
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
        <source>Read suggestions with their evidence, and accept or reject their changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has changes that are not saved: save or undo them first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept although the prompt outgrows its budget?</source>
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
</context>
<context>
    <name>outcrop::RatifyPanel</name>
    <message>
        <source>What the change does to each provider’s prompt:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interactions that show it:</source>
        <translation type="unfinished"></translation>
    </message>
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
        <source>Recorded turns that did not lead to this suggestion can be put through the prompt with and without the change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No change to read</source>
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
        <source>The analysis runs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The decision is being kept…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held-back turns are put through the prompt…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 open · %2 accepted · %3 rejected · nothing is applied without you</source>
        <extracomment>numbers of suggestions</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The records cannot be read</source>
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
        <source>The analysis looks through the recorded interactions and the documents’ history and suggests changes, each with its evidence and a diff. You decide, hunk by hunk; nothing is ever applied by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was accepted and rejected is kept with its reasons. The analysis may find more as interactions are recorded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was accepted yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was rejected yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions are kept here with who made them, when and why.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ReaskSheet</name>
    <message>
        <source>What is said to get a better answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is sent as the next turn of the conversation. You can change it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send It</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::RenderActions</name>
    <message>
        <source>A shell command that sends this request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two to five providers side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show where the place of the document&apos;s cursor turns up in the render</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Follow the Cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep showing in the render what the cursor in the document stands on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next place, where the same text is sent more than once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre&amp;vious Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The place before, where the same text is sent more than once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save the Whole Tab…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write what the tab in front shows into a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the Whole Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not written</source>
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
        <source>Sho&amp;w in the Render</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ind in the Tab…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find text in what the render shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sc&amp;hema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the provider keeps of each JSON Schema, and what was lost</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::RenderGutter</name>
    <message>
        <source>The same line goes on: broken for reading only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The place that was asked for</source>
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
        <source>%1 stands in no document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not sent in this render</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not sent itself; this is nearest to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · place %2 of %3</source>
        <extracomment>%1 says where a text came from; %2 and %3 are numbers</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of %1 is lost here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the place</source>
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
        <source>Capitals matter</source>
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
        <source>Close the search</source>
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
</context>
<context>
    <name>outcrop::RepairModel</name>
    <message>
        <source>(nothing)</source>
        <extracomment>stands where a repair put something in, or took it out</extracomment>
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
        <extracomment>line and column in the answer</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
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
        <source>See what would be said to get a better answer, and send it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the text on the clipboard as the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open, copy and save answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open an Answer…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy the Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the &amp;Table in Front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save the Answer…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer is shown here as it arrives: what it is worth, what had to be repaired, and how it compares with what was asked for. An answer from elsewhere can be pasted or dropped here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send the Prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once a workspace is open its prompt can be sent from here. An answer from elsewhere can be pasted or dropped here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste an Answer</source>
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
        <source>Paste the Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <comment>menu</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop asking; what has come is kept (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the Prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the prompt on the clipboard once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A prompt waits for its answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste the prompt into the model’s own window. Then bring the answer back: paste it or drop it here, or save it as %1, and it is picked up.</source>
        <extracomment>%1 is a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no text on the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the answer where it is, then paste it here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agent&apos;s guardrails decide</source>
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
        <source>No answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not the whole answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quality %1</source>
        <extracomment>%1 is a quality such as &quot;86 of 100&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brought by hand</source>
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
        <source>Arriving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 characters so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider says “%1”</source>
        <extracomment>%1 is the provider&apos;s own word for how its answer ended, such as `refusal`</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ResponseTables</name>
    <message>
        <source>Data of the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings in the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quality of the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests that went out</source>
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
        <source>Where an answer holds data, it stands here beside what was asked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was repaired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What had to be read otherwise than it stands in the answer is listed here, each with its place, before and after.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was found wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does not obey the schema, placeholders that were left, and echoed tags are listed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No quality yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How good an answer is, by its schema, its completeness and the rules, with the reasons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No request went out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every request is listed here with its time, its outcome, and why another one followed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No data yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was checked yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request is under way</source>
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
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text as it came. What was repaired is underlined with dashes, what is wrong with a wave; data has a bar beside it.</source>
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
        <source>The rules of the workspace, what breaks them, and what they cost in a prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no answer in the Response panel yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer</source>
        <extracomment>what was checked, at the beginning of a sentence: the text in the Response panel</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The check was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the Rule Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report was written</source>
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
        <extracomment>%1 is a file, or &quot;the answer&quot;</extracomment>
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
        <source>The filter or the button beside it hides all of them.</source>
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
        <source>A workspace keeps its rules in config/prompt_rules.yaml: what code and texts must do, how that is checked, and examples.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No prompt template asks for rules: config/hybrid_prompt_templates.yaml says which do</source>
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
        <source>What the schema describes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON Schema of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No schema yet. Begin with {&quot;type&quot;: &quot;object&quot;}.</source>
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
        <source>The document keeps the last schema until this is JSON.</source>
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
        <source>The schema of the answer, or of what a tool takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the schema as it stands in the agent instead of as the provider takes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What became of the schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a provider keeps of output.schema and of the tools’ parameters is shown here. This agent has neither.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent as it was written.</source>
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
        <source>Stopped; what is indexed stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not indexed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no document of this workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index may be older than the files: bring it up to date. Files outside the workspace are found, but not opened here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[retrieval] in config.toml asks %1 for the meanings of texts: what you search for, and what is indexed, is sent there.</source>
        <extracomment>%1 is a host</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search by Meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send to this host</source>
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
        <extracomment>%1 the title of a hit, %2 where it stands</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a hit to see why it ranked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search could not be made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is indexed yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skills, memory, documents, the vault and the log are found by their words, and by what they mean where a provider gives embeddings. First they are indexed; nothing leaves this machine for it unless config.toml says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search what agents may know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type words as a turn would use them. Each hit says why it ranked, and a tab which skills the turn would pull.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No text has these words, or any that are written almost so. Try fewer words, another collection or any workload.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::SendChoicesForm</name>
    <message>
        <source>as usual</source>
        <extracomment>a field of the send sheet in which nothing was chosen</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest answer, in tokens</source>
        <translation type="unfinished"></translation>
    </message>
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
        <source>Highest cost, in dollars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it cannot answer, ask the agent&apos;s other models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only after a failure that did no work; after a model on this machine none of another host is asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send it all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Although it does not fit, breaks a requirement or guardrail of the agent, asks nothing, or lost what is never to be cut</source>
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
        <source>Send the prompt to the provider, after showing what that means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer, what was repaired in it, and what it is worth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not everything could be stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the answer before did not obey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open an Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer was written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not everything was recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2: %3</source>
        <extracomment>%1 is a session, %2 a phase of it, %3 what was asked</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A prompt waits for the answer that you bring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring the Answer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::SendSheet</name>
    <message>
        <source>none is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not sent to this host until you confirm it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never sent to this host: it is not encrypted</source>
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
        <source>What would be sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the prompt, and bring the answer back by hand?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send this to %1?</source>
        <extracomment>%1 is a provider</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be sent to %1</source>
        <extracomment>%1 is a provider</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the Prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask %2 what was asked in %1?</source>
        <extracomment>%1 is a session, %2 a provider</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n question(s), one after the other</source>
        <translation>
            <numerusform>%n question, one after the other</numerusform>
            <numerusform>%n questions, one after the other</numerusform>
        </translation>
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
        <source>likely %1, if the answers are as long as they were</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown: no price is known for this model</source>
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
        <source>Goes to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to read, at most %2 to write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for reading, at most %2 in all</source>
        <extracomment>%1 and %2 are amounts of money</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for reading, and what is written besides</source>
        <extracomment>%1 is an amount of money</extracomment>
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
        <source>there is none yet</source>
        <extracomment>%1 is a place such as &quot;system key store&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs a key before this can be sent</source>
        <extracomment>%1 is a provider</extracomment>
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
        <source>It is asked again where something would be left out or a key is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy without asking from now on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is none yet, and this host is not confirmed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options for This Sending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>price not known</source>
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
    <message>
        <source>not asked: %1</source>
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
        <source>The prompt holds %1. It is sent, and kept in the session&apos;s files, as written; the log keeps a redacted copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not fit to send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too dear</source>
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
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
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
        <source>When the document is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>spell checking</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ShortcutEditor</name>
    <message>
        <source>These keys also call %1. Neither would work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other commands still want the same keys.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ShortcutsModel</name>
    <message>
        <source>%1
Standard: %2</source>
        <translation type="unfinished"></translation>
    </message>
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
        <source>Keys</source>
        <extracomment>the keys of a keyboard shortcut</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
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
    <message>
        <source>Incomplete</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::StoresModel</name>
    <message>
        <source>Works</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Works, and is only read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::StrataModel</name>
    <message>
        <source>%1 · %2 of the whole</source>
        <extracomment>A size, and its share of the whole prompt</extracomment>
        <translation type="unfinished"></translation>
    </message>
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
        <source>The short form is sent: the model’s window is small.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>A layer, skill or agent, and its tier</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the whole</source>
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
        <source>The layers of your prompt lie here as ground: what seldom changes at the bottom, what changes every turn on top.</source>
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
        <source>Write a new layer for this tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy as Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy all numbers of the picture, for a spreadsheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export as SVG…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the picture to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send this layer later in its tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send this layer earlier in its tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to the Tier &amp;Above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the tier that changes more often</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to the Tier &amp;Below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the tier that changes less often</source>
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
    <message>
        <source>%1 of them lie here; the others are tools and what the provider puts around a request</source>
        <extracomment>%1 is a number of tokens</extracomment>
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
        <source>%1: more often than it declares</source>
        <extracomment>%1 is what was said before</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, incomplete</source>
        <extracomment>%1 is the size of a prompt without the files that have errors</extracomment>
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
        <source>The prompt as ground: the layers that are sent last lie on top.</source>
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
        <source>Open its folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a document of this workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what lies in the open folder can be shown here.</source>
        <translation type="unfinished"></translation>
    </message>
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
</context>
<context>
    <name>outcrop::TaxonomyFlow</name>
    <message>
        <source>Taxonomy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kinds of work that documents are tagged with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the concept %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove a concept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move a concept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call a concept %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the words of a concept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relate a concept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag with %1</source>
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
    <message numerus="yes">
        <source>%n with what is narrower</source>
        <translation>
            <numerusform>%n with what is narrower</numerusform>
            <numerusform>%n with what is narrower</numerusform>
        </translation>
    </message>
    <message>
        <source>Concept</source>
        <extracomment>a kind of work</extracomment>
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
        <source>This workspace has no taxonomy of its own. These workloads come with the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No concept matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The filter hides all of them.</source>
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
        <source>A taxonomy names the kinds of work that skills, layers, memories and interactions are tagged with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a concept</source>
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
        <source>&amp;Take Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return this type to the mode before its last switch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in the &amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to where the template stands</source>
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
        <source>Take back the switch of %1</source>
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
        <source>A workspace says in config/hybrid_prompt_templates.yaml how each type of prompt is sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A structured prompt says in METADATA what it is and in INSTRUCTION what to do, with the rules of its domains; an unstructured one is plain text.</source>
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
        <source>Edit</source>
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
        <source>This document can only be read: its bytes are not UTF-8, and saving would lose some.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing here that can be mended at one click</source>
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
        <source>Tokens are those of a model, and none is chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a provider and a model with a published tokenizer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark where tokens begin and end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark where the tokens of %1 begin and end (%2)</source>
        <extracomment>%1 is a model, %2 the name of its tokenizer</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tokenizer of %1 is not published, so its tokens cannot be marked</source>
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
        <source>%1 are kept for the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are the limit of the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 too many: shorten a layer, or choose a model with a larger window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click for the Budget</source>
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
        <source>Week of %1: %2 (%3 to %4), %n answer(s)</source>
        <extracomment>%1 a day, %2 the mean, %3 and %4 the lowest and highest quality, %n answers</extracomment>
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
        <extracomment>there is no answer</extracomment>
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
        <source>Read</source>
        <extracomment>tokens that the model read</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written</source>
        <extracomment>tokens that the model wrote</extracomment>
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
        <source>Waits for you</source>
        <extracomment>the user brings the answer</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interrupted</source>
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
        <source>The fields of the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <extracomment>A way to show a document: as text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text of the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both</source>
        <extracomment>A way to show a document: its fields beside its text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fields beside the text</source>
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
        <source>Every command of the menus, found by typing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Quickl&amp;y…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every document of the workspace, found by typing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours, editor, saving and more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See and change the keys of every command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a Co&amp;mmand…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document to the right of the one in front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document to the left of the one in front</source>
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
</context>
</TS>
