// SimulatedApp
