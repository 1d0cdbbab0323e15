public import SimulatedApp

/// A rule of a set of stubs: `Stub("GET", "/v1/items", answers: .value(["items": []]))`.
public typealias Stub = SimulatedApp.StubRule

/// A named set of stubs.
public typealias StubSet = SimulatedApp.StubSet

/// What a stub answers with, how late, and how it fails.
public typealias StubAnswer = SimulatedApp.StubAnswer

/// A request on its way to a stub that makes its answer.
public typealias StubCall = SimulatedApp.StubCall

/// A change of a response for one test.
public typealias ResponseEdit = SimulatedApp.ResponseEdit

/// A request that the monitor has seen, and what came of it.
public typealias NetworkExchange = SimulatedApp.NetworkExchange

/// One request as the network sees it.
public typealias NetworkRequest = SimulatedApp.NetworkRequest
