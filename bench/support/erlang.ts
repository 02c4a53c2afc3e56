// Erlang as a peer: a process of its own that times itself.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from './peers.ts'

const source = `
-module(rates).
-behaviour(gen_server).
-export([flood/1, call/1, init/1, handle_call/3, handle_cast/2]).

init(_) -> {ok, none}.
handle_call(Message, _, State) -> {reply, Message, State}.
handle_cast(_, State) -> {noreply, State}.

message() -> {work, <<"price/17">>, 8192, 8192, <<"a3f1">>}.

count(0, Asker) -> Asker ! done;
count(Left, Asker) -> receive {work, _, _, _, _} -> count(Left - 1, Asker) end.

flood([Times]) ->
  report(Times, fun(N) ->
    Self = self(),
    Counter = spawn(fun() -> count(N, Self) end),
    [Counter ! message() || _ <- lists:seq(1, N)],
    receive done -> ok end
  end).

call([Times]) ->
  {ok, Server} = gen_server:start(?MODULE, none, []),
  report(Times, fun(N) -> [gen_server:call(Server, message()) || _ <- lists:seq(1, N)] end).

report(Times, Work) ->
  N = list_to_integer(Times),
  Work(N),
  {Us, _} = timer:tc(fun() -> Work(N) end),
  io:format("~p~n", [N * 1.0e6 / Us]),
  halt(0).
`

/** The program that runs Erlang; undefined where it is not installed. */
export function findErlang(): string | undefined {
  return findProgram(['erl'], ['-noshell', '-eval', 'halt(0).'])
}

/** Messages a second that one process takes from another, or calls of a gen_server that are answered one by one. */
export function erlangRate(program: string, what: 'flood' | 'call', times: number): number {
  const folder = mkdtempSync(join(tmpdir(), 'prumo-bench-'))
  try {
    writeFileSync(join(folder, 'rates.erl'), source)
    const compile = ['-noshell', '-eval', '{ok, _} = compile:file("rates"), halt(0).']
    const run = ['-noshell', '-run', 'rates', what, String(times)]
    const [compiled, ran] = [compile, run].map((args) => spawnSync(program, args, { cwd: folder, encoding: 'utf8' }))
    if (compiled?.status !== 0 || ran?.status !== 0)
      throw new Error(`Erlang: ${compiled?.stdout} ${ran?.stdout} ${ran?.stderr}`)
    return Number(ran.stdout)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
