public import SimulatedApp

/// A rule of a set of stubs: `Stub("GET", "/v1/items", answers: .value(["items": []]))`.
public typealias Stub = SimulatedApp.StubRule

/// A named set of stubs.
public typealias StubSet = SimulatedApp.StubSet

/// The answer of a stub: its content, its delay or its failure.
public typealias StubAnswer = SimulatedApp.StubAnswer

/// A request for which a stub computes the answer.
public typealias StubCall = SimulatedApp.StubCall

/// A change of a response for one test.
public typealias ResponseEdit = SimulatedApp.ResponseEdit

/// A request that the monitor has recorded, with its outcome.
public typealias NetworkExchange = SimulatedApp.NetworkExchange

/// One request as the network sees it.
public typealias NetworkRequest = SimulatedApp.NetworkRequest
