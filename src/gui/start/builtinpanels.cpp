// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/start/builtinpanels.h"

#include "gui/budget/budgetcontroller.h"
#include "gui/complexity/complexitycontroller.h"
#include "gui/context/contextcontroller.h"
#include "gui/conversation/conversationcontroller.h"
#include "gui/evolution/evolutioncontroller.h"
#include "gui/experiments/experimentscontroller.h"
#include "gui/history/historycontroller.h"
#include "gui/portability/portabilitycontroller.h"
#include "gui/quality/qualitycontroller.h"
#include "gui/ratify/ratifycontroller.h"
#include "gui/rules/rulescontroller.h"
#include "gui/search/searchcontroller.h"
#include "gui/send/sendcontroller.h"
#include "gui/taxonomy/taxonomycontroller.h"
#include "gui/workflow/workflowcontroller.h"

namespace outcrop {

PanelList builtInPanels()
{
    return {
        ContextController::registration(),
        SendController::registration(),
        ConversationController::registration(),
        WorkflowController::registration(),
        ExperimentsController::registration(),
        RulesController::registration(),
        ComplexityController::registration(),
        BudgetController::registration(),
        RatifyController::registration(),
        EvolutionController::registration(),
        QualityController::registration(),
        PortabilityController::registration(),
        SearchController::registration(),
        TaxonomyController::registration(),
        HistoryController::registration(),
    };
}

} // namespace outcrop
