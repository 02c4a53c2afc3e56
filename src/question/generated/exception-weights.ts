// Generated from test/question/labelled/ by `npm run generate`; do not edit.

/** A line for each feature: its weight, then its name. */
export const exceptionWeights = `-7 L1:%
-6 L1:)
-4 L1:,
-7 L1:.
10 L1:/
-10 L1::
6 L1:;
-6 L1:S
-7 L1:T
-3 L1:^
3 L1:a
4 L1:about
7 L1:afora
-6 L1:algum
-1 L1:any
-6 L1:are
4 L1:as
-3 L1:assin~
-4 L1:at
-7 L1:audit
8 L1:bar
-8 L1:bough~
3 L1:but
1 L1:by
-4 L1:check
-5 L1:compa~
2 L1:compr~
-8 L1:concl~
6 L1:consi~
12 L1:conta~
-2 L1:contr~
12 L1:count~
2 L1:da
3 L1:das
3 L1:de
9 L1:deals
5 L1:deixa~
-6 L1:deliv~
-3 L1:depoi~
4 L1:desca~
10 L1:desco~
-5 L1:did
3 L1:disca~
3 L1:dispe~
4 L1:disre~
-3 L1:do
-4 L1:does
1 L1:drop
5 L1:e
-2 L1:em
-5 L1:empre~
-10 L1:entre~
-2 L1:esque~
4 L1:excep~
4 L1:excet~
6 L1:exclu~
2 L1:feito~
-6 L1:fez
-8 L1:find
-9 L1:finis~
-4 L1:firma~
-8 L1:fisca~
-4 L1:foi
-1 L1:for
3 L1:fora
-3 L1:forge~
-2 L1:from
-3 L1:gasto~
-9 L1:ha
-8 L1:houve
1 L1:ignor~
-5 L1:in
4 L1:inclu~
3 L1:inter~
-7 L1:inves~
8 L1:invol~
-11 L1:irreg~
-11 L1:is
-4 L1:just
4 L1:leave
-7 L1:licit~
-5 L1:list
-6 L1:many
-1 L1:mas
9 L1:me
-3 L1:mean
6 L1:menos
4 L1:mind
6 L1:minus
-1 L1:mostr~
-4 L1:munic~
-9 L1:na
1 L1:nao
-7 L1:nas
1 L1:neith~
5 L1:nem
1 L1:nenhu~
1 L1:no
11 L1:non
4 L1:nor
4 L1:not
4 L1:nothi~
2 L1:o
1 L1:of
-1 L1:olhar
2 L1:omit
-6 L1:on
-6 L1:only
6 L1:or
3 L1:os
7 L1:out
5 L1:outsi~
-10 L1:pagam~
-7 L1:paid
2 L1:para
-9 L1:payme~
-6 L1:pela
-6 L1:pelo
3 L1:por
-9 L1:procu~
-8 L1:publi~
3 L1:pular
-1 L1:purch~
-6 L1:quant~
-11 L1:que
-5 L1:quero
4 L1:remov~
5 L1:salvo
5 L1:save
5 L1:seja
3 L1:sejam
5 L1:sem
-6 L1:show
-3 L1:sign
-11 L1:signe~
2 L1:skip
-6 L1:so
-6 L1:spend~
2 L1:stuff
-9 L1:suspi~
2 L1:t
-5 L1:tem
-5 L1:tende~
2 L1:than
-8 L1:that
2 L1:the
-6 L1:there
3 L1:throu~
5 L1:tira
5 L1:tiran~
-1 L1:to
-4 L1:trust
-2 L1:veja
-1 L1:ver
-10 L1:verif~
-5 L1:vi
-4 L1:vs
5 L1:want
-9 L1:whate~
3 L1:with
4 L1:witho~
-4 L2:%
6 L2:(
-1 L2:,
5 L2:-
-3 L2:.
-6 L2:/
-7 L2::
1 L2:;
-13 L2:NUM
3 L2:Pode
1 L2:S
-5 L2:T
-1 L2:^
-9 L2:a
-4 L2:acred~
2 L2:alem
-9 L2:algum
2 L2:all
-5 L2:any
2 L2:anyth~
-9 L2:apare~
5 L2:apart
4 L2:are
11 L2:aren
6 L2:assin~
-6 L2:at
6 L2:award~
-10 L2:bidde~
3 L2:body
7 L2:bothe~
-1 L2:bough~
3 L2:but
-5 L2:by
5 L2:cases
-3 L2:caso
2 L2:casos
-8 L2:check
7 L2:clear
2 L2:com
-4 L2:compa~
-5 L2:compr~
-7 L2:confi~
-2 L2:contr~
-7 L2:da
-5 L2:data
-6 L2:de
-10 L2:deals
10 L2:desco~
-5 L2:dia
-5 L2:did
2 L2:difer~
-9 L2:disli~
-8 L2:do
-9 L2:dossi~
4 L2:drop
-1 L2:e
-9 L2:em
-4 L2:enten~
-3 L2:esque~
-5 L2:eu
-12 L2:every~
7 L2:excec~
7 L2:excep~
9 L2:excet~
5 L2:exclu~
-1 L2:feito~
4 L2:filte~
4 L2:flags
-3 L2:for
-1 L2:fora
2 L2:foram
5 L2:forge~
-4 L2:forne~
2 L2:from
-8 L2:gasto
-6 L2:gasto~
7 L2:go
-6 L2:ha
3 L2:have
7 L2:hold
-10 L2:houve
-1 L2:how
-10 L2:i
3 L2:ignor~
-3 L2:in
-3 L2:inclu~
6 L2:inste~
7 L2:inter~
-7 L2:inves~
-2 L2:irreg~
-8 L2:is
-1 L2:isn
-4 L2:just
-2 L2:la
5 L2:let
-8 L2:licit~
-9 L2:list
-5 L2:lista
-4 L2:look
5 L2:lugar
4 L2:made
-5 L2:mais
-6 L2:many
-2 L2:mas
6 L2:me
5 L2:menos
-4 L2:most
-3 L2:mostr~
-5 L2:na
1 L2:nada
-7 L2:nas
3 L2:neith~
7 L2:nem
1 L2:nenhu~
11 L2:net
-3 L2:never
-3 L2:ningu~
-7 L2:no
-13 L2:non
-1 L2:nor
1 L2:not
-3 L2:nothi~
-2 L2:o
-4 L2:of
-2 L2:olhar
-9 L2:on
-5 L2:one
-4 L2:ones
-6 L2:only
-9 L2:or
4 L2:os
2 L2:other
-3 L2:ou
-6 L2:out
-1 L2:outsi~
-3 L2:pagam~
-6 L2:pago
-5 L2:pagou
-7 L2:paid
-3 L2:para
3 L2:passa~
-4 L2:pay
2 L2:payme~
-5 L2:pelo
-7 L2:por
-10 L2:pra
4 L2:preci~
7 L2:probl~
-16 L2:publi~
-8 L2:purch~
-7 L2:quais
-11 L2:qualq~
-13 L2:quant~
-4 L2:que
-1 L2:quero
-7 L2:receb~
-2 L2:relat~
-8 L2:repor~
13 L2:s
6 L2:saber
2 L2:sao
3 L2:save
-5 L2:seen
-9 L2:seja
4 L2:sejam
1 L2:sem
8 L2:ser
-3 L2:show
3 L2:signe~
4 L2:sim
-2 L2:size
4 L2:skip
-5 L2:so
-12 L2:sobre
-4 L2:spend
-6 L2:spend~
-3 L2:spent
3 L2:state
-10 L2:stuff
-1 L2:suppl~
-7 L2:suspe~
-7 L2:suspi~
-3 L2:t
-1 L2:tambe~
-11 L2:tem
-4 L2:tende~
2 L2:than
-12 L2:that
-6 L2:the
-5 L2:there
5 L2:those
7 L2:tiran~
-2 L2:tire
-2 L2:todos
-9 L2:trust
-4 L2:tudo
-3 L2:valem
-4 L2:valor
-2 L2:value
4 L2:venha~
1 L2:ver
-7 L2:verif~
6 L2:vez
-7 L2:vi
6 L2:want
-4 L2:what
-5 L2:why
-2 L2:with
2 L2:witho~
-3 L2:won
-6 L2:worth
-7 L2:yet
-6 L2:you
-2 L3:%
-3 L3:,
7 L3:-
-2 L3:.
7 L3:/
-12 L3::
1 L3:;
-3 L3:?
9 L3:Ignor~
-12 L3:NUM
4 L3:S
-3 L3:T
-1 L3:^
-5 L3:a
4 L3:about
-5 L3:ainda
8 L3:algum
-2 L3:all
-5 L3:and
4 L3:anyon~
-3 L3:anyth~
-5 L3:apena~
-4 L3:aren
-3 L3:as
-1 L3:aside
8 L3:assin~
-2 L3:at
7 L3:bar
-5 L3:bom
-2 L3:bough~
-3 L3:but
2 L3:by
-1 L3:cases
-2 L3:casos
-11 L3:check
-2 L3:coisa
-2 L3:com
-7 L3:compa~
-11 L3:compr~
4 L3:conta~
-1 L3:contr~
-6 L3:da
-2 L3:das
-6 L3:data
-7 L3:de
-4 L3:deals
-1 L3:deixe
5 L3:desca~
12 L3:desco~
-4 L3:dia
-8 L3:did
1 L3:disre~
-5 L3:do
-1 L3:don
-4 L3:dos
-5 L3:doubt
7 L3:drop
-10 L3:duvid~
-5 L3:em
-5 L3:empre~
-9 L3:encon~
-10 L3:enten~
-5 L3:entre
-9 L3:esque~
-9 L3:estra~
-10 L3:eu
-1 L3:every~
-2 L3:excep~
4 L3:excet~
1 L3:exclu~
-6 L3:exist~
4 L3:feito~
-10 L3:find
-4 L3:fisca~
-9 L3:foi
-4 L3:for
-5 L3:fora
-3 L3:forge~
-5 L3:forne~
-6 L3:from
-4 L3:gasto
-4 L3:gasto~
-4 L3:ha
-9 L3:have
-4 L3:hi
-7 L3:houve
-8 L3:how
-11 L3:i
6 L3:ignor~
-10 L3:inclu~
11 L3:inter~
-2 L3:inves~
-10 L3:irreg~
-8 L3:is
1 L3:isn
-3 L3:ja
-10 L3:just
1 L3:leave
1 L3:licit~
1 L3:list
-8 L3:lista
-3 L3:look
-3 L3:maior~
-8 L3:mais
-7 L3:many
-1 L3:mas
-1 L3:me
3 L3:menos
2 L3:mind
-4 L3:mostr~
-9 L3:nada
-3 L3:nao
-2 L3:nas
-3 L3:neith~
2 L3:nem
2 L3:nenhu~
-2 L3:never
-4 L3:no
-3 L3:nome
16 L3:non
2 L3:nor
-4 L3:nos
-2 L3:not
-3 L3:nothi~
1 L3:nunca
-4 L3:o
-4 L3:of
-5 L3:olhar
-6 L3:on
-7 L3:ones
4 L3:only
-3 L3:or
-2 L3:os
6 L3:other
-6 L3:ou
2 L3:out
5 L3:outro~
-5 L3:outsi~
-5 L3:pagam~
-5 L3:pagou
-7 L3:paid
-6 L3:payme~
-6 L3:pode
-4 L3:por
-6 L3:pra
5 L3:probl~
-4 L3:publi~
-4 L3:purch~
-9 L3:quais
-6 L3:quant~
6 L3:que
-4 L3:quero
4 L3:red
6 L3:regar~
3 L3:relat~
7 L3:remov~
-2 L3:repor~
7 L3:ressa~
2 L3:salvo
-7 L3:seen
1 L3:seja
8 L3:sejam
3 L3:sem
-6 L3:show
2 L3:skip
-3 L3:so
-4 L3:spend~
-2 L3:spent
4 L3:state
7 L3:steer
-5 L3:stuff
-2 L3:suppl~
-5 L3:suspi~
-5 L3:taman~
-8 L3:tem
-5 L3:tende~
6 L3:tenha~
2 L3:tenho
2 L3:than
-2 L3:that
-6 L3:the
-5 L3:there
3 L3:those
4 L3:tiran~
7 L3:tire
5 L3:to
-8 L3:todos
-7 L3:total
-7 L3:trust
-6 L3:tudo
-14 L3:um
-10 L3:unfin~
8 L3:unles~
-4 L3:ver
-8 L3:vi
-2 L3:want
-1 L3:was
-4 L3:wasn
-1 L3:were
-7 L3:what
-5 L3:who
-7 L3:why
-10 L3:with
2 L3:witho~
-12 L3:you
-2 L4:%
-2 L4:(
3 L4:,
3 L4:.
-1 L4:/
-5 L4::
4 L4:;
4 L4:?
-11 L4:NUM
-1 L4:T
-1 L4:^
-5 L4:a
-9 L4:about
-1 L4:ainda
-3 L4:alem
-3 L4:all
1 L4:and
2 L4:any
-1 L4:anyon~
4 L4:apart
8 L4:are
-6 L4:aren
-2 L4:as
2 L4:aside
1 L4:at
-2 L4:award~
-2 L4:belie~
-4 L4:bom
-2 L4:bothe~
1 L4:but
-8 L4:by
-4 L4:can
-4 L4:cases
-3 L4:casos
1 L4:check
-3 L4:clear
-2 L4:coisa
1 L4:com
-3 L4:compa~
1 L4:compr~
-2 L4:contr~
-10 L4:da
-7 L4:das
-5 L4:de
-4 L4:deals
-2 L4:desco~
1 L4:dia
-2 L4:did
7 L4:didn
-1 L4:don
-1 L4:drop
-3 L4:e
-7 L4:em
-4 L4:empre~
-6 L4:errad~
-5 L4:esque~
-6 L4:estad~
-10 L4:eu
-2 L4:every~
4 L4:excec~
3 L4:excet~
-7 L4:exclu~
-5 L4:fica
-2 L4:ficam
-3 L4:find
-2 L4:findi~
-5 L4:foi
3 L4:for
1 L4:fora
3 L4:foram
-1 L4:forge~
4 L4:from
-7 L4:gasto
-6 L4:gasto~
-8 L4:ha
1 L4:have
-3 L4:hi
-4 L4:houve
-7 L4:how
-5 L4:i
1 L4:ignor~
-4 L4:in
1 L4:inclu~
-3 L4:incom~
-1 L4:inste~
5 L4:inter~
-5 L4:inves~
4 L4:irreg~
-7 L4:is
-2 L4:isn
-2 L4:isso
-1 L4:it
-6 L4:just
-7 L4:know
-1 L4:leavi~
-1 L4:licit~
-7 L4:list
-13 L4:lista
-8 L4:liste
-6 L4:look
-7 L4:looke~
-5 L4:lugar
3 L4:m
-2 L4:mais
-6 L4:many
-2 L4:matte~
-3 L4:me
-6 L4:menos
-1 L4:mostr~
-3 L4:much
-2 L4:nada
-4 L4:name
-4 L4:nao
-5 L4:nem
-13 L4:nenhu~
-4 L4:never
-4 L4:ningu~
-3 L4:no
-5 L4:nobod~
-6 L4:nome
-15 L4:non
-10 L4:none
-3 L4:nor
-3 L4:nos
-9 L4:not
-7 L4:nothi~
-2 L4:nunca
-3 L4:o
-1 L4:of
-1 L4:olhar
-6 L4:on
-6 L4:one
-10 L4:ones
-8 L4:only
-10 L4:or
-1 L4:os
3 L4:other
-3 L4:out
5 L4:outro~
7 L4:pagam~
-5 L4:payme~
-7 L4:pode
-11 L4:por
-7 L4:pra
-7 L4:press~
-8 L4:purch~
-5 L4:quais
6 L4:qualq~
-9 L4:quant~
-1 L4:que
-4 L4:quem
-5 L4:quero
-3 L4:relat~
-2 L4:repor~
8 L4:s
9 L4:save
-5 L4:se
-5 L4:seen
-9 L4:seja
-9 L4:sejam
2 L4:sem
-1 L4:ser
-3 L4:seria
-5 L4:show
-4 L4:signe~
2 L4:skip
-5 L4:so
-5 L4:spent
6 L4:state
-8 L4:suppl~
-5 L4:t
-5 L4:take
4 L4:tem
10 L4:tende~
3 L4:tenha~
-6 L4:than
3 L4:that
-1 L4:the
-7 L4:there
-2 L4:those
-1 L4:tiran~
5 L4:to
2 L4:todos
-4 L4:total
-2 L4:troub~
-3 L4:um
-1 L4:unfin~
7 L4:ver
-4 L4:verif~
-1 L4:vez
-11 L4:vi
-6 L4:voces
-7 L4:want
-1 L4:was
-11 L4:wasn
-1 L4:were
6 L4:weren
3 L4:what
-1 L4:who
-6 L4:why
-8 L4:with
-3 L4:witho~
-7 L4:you
-2 R1:\$
-6 R1:(
9 R1:)
-2 R1:,
-10 R1:-
-4 R1:.
-8 R1:/
-1 R1::
8 R1:;
3 R1:?
-7 R1:S
-8 R1:T
-14 R1:[
5 R1:a
-14 R1:afora
-14 R1:alem
2 R1:and
10 R1:apare~
-5 R1:apart
-6 R1:as
11 R1:aside
-9 R1:assin~
-10 R1:at
-4 R1:bar
-8 R1:barri~
-5 R1:bough~
-3 R1:but
-9 R1:buy
-6 R1:by
8 R1:cases
-9 R1:com
-14 R1:compa~
-4 R1:compr~
-9 R1:contr~
-5 R1:count
-6 R1:da
3 R1:de
-7 R1:desco~
-9 R1:difer~
-10 R1:dispu~
9 R1:does
7 R1:doesn
6 R1:e
-9 R1:em
-5 R1:enoug~
11 R1:eu
1 R1:excep~
-16 R1:excet~
8 R1:exclu~
-6 R1:fez
14 R1:fica
12 R1:ficam
-9 R1:firms
-6 R1:flagg~
-3 R1:foi
-1 R1:for
5 R1:fora
-4 R1:gasto~
12 R1:i
-10 R1:inste~
2 R1:is
-8 R1:leavi~
-8 R1:less
1 R1:mas
-9 R1:menos
-7 R1:minus
2 R1:na
13 R1:nao
-10 R1:nas
5 R1:nem
12 R1:nenhu~
-11 R1:net
-6 R1:never
4 R1:no
1 R1:nor
1 R1:not
-7 R1:nunca
-7 R1:of
-15 R1:omiti~
-9 R1:on
10 R1:ones
-3 R1:or
-6 R1:other
-3 R1:ou
15 R1:out
-12 R1:outsi~
-5 R1:pagam~
-11 R1:pagou
-3 R1:pay
-4 R1:payme~
-7 R1:pela
6 R1:pleas~
12 R1:pode
-3 R1:pra
-11 R1:purch~
-8 R1:que
5 R1:quero
-7 R1:rathe~
-12 R1:receb~
-4 R1:regar~
2 R1:s
-12 R1:salvo
-7 R1:save
-9 R1:sem
-13 R1:senao
-7 R1:sign
-2 R1:signe~
-9 R1:sim
-5 R1:spend
-7 R1:tem
-7 R1:that
-7 R1:the
-10 R1:tiran~
-9 R1:to
-2 R1:too
-10 R1:unles~
-4 R1:unrel~
-8 R1:vs
-5 R1:which
-2 R1:with
-13 R1:witho~
-7 R1:worth
-8 R1:yes
-1 R2:\$
-4 R2:(
3 R2:,
-3 R2:-
6 R2:.
-6 R2:/
-4 R2::
-6 R2:;
-5 R2:?
-4 R2:Ignor~
-12 R2:NUM
-4 R2:Pode
-3 R2:S
-8 R2:T
9 R2:]
-9 R2:a
-5 R2:all
-8 R2:also
-10 R2:and
-1 R2:any
-6 R2:anyon~
7 R2:anyth~
-4 R2:apart
2 R2:are
-5 R2:aren
-3 R2:as
16 R2:aside
-4 R2:assin~
-8 R2:at
-10 R2:award~
-10 R2:bad
-3 R2:bar
-4 R2:basta
-11 R2:bough~
-5 R2:but
-12 R2:by
-3 R2:casos
-7 R2:check
-6 R2:com
-7 R2:consi~
9 R2:conta
-3 R2:conta~
2 R2:contr~
-8 R2:count~
-6 R2:cut
-5 R2:da
6 R2:de
-8 R2:deals
-5 R2:deixa~
-6 R2:deliv~
4 R2:depoi~
-7 R2:desco~
-10 R2:despe~
-8 R2:did
-4 R2:didn
-3 R2:do
-3 R2:don
-2 R2:e
-5 R2:em
8 R2:entra
-10 R2:entre~
-6 R2:excec~
-7 R2:excep~
-9 R2:excet~
-7 R2:exclu~
-5 R2:exemp~
-12 R2:feito~
-3 R2:filte~
-11 R2:finis~
-2 R2:flagg~
-6 R2:foi
3 R2:for
11 R2:fora
-15 R2:from
-3 R2:ha
3 R2:have
-6 R2:hold
-4 R2:how
-5 R2:i
4 R2:ignor~
-7 R2:in
8 R2:inclu~
-4 R2:indic~
-10 R2:infer~
9 R2:inter~
-7 R2:inves~
-6 R2:isn
11 R2:ja
8 R2:just
7 R2:la
5 R2:lado
8 R2:later
-4 R2:leave
-5 R2:leavi~
-6 R2:licit~
2 R2:lista
-8 R2:made
-3 R2:mas
13 R2:me
-7 R2:menos
-11 R2:minus
5 R2:mostr~
-1 R2:nada
2 R2:nao
-5 R2:neith~
-3 R2:nem
-6 R2:nenhu~
-4 R2:never
9 R2:no
-7 R2:nope
2 R2:not
-1 R2:nothi~
-12 R2:nunca
-4 R2:o
5 R2:of
-4 R2:omitt~
-5 R2:on
-9 R2:or
-6 R2:os
-11 R2:other
8 R2:out
-4 R2:pagam~
-9 R2:pagos
12 R2:parte
5 R2:payme~
-14 R2:pelo
-6 R2:por
-4 R2:prazo
-7 R2:publi~
6 R2:quais
-6 R2:qualq~
-13 R2:que
6 R2:quero
-4 R2:relat~
-5 R2:ressa~
-3 R2:s
-3 R2:salvo
-9 R2:save
-3 R2:sem
13 R2:show
-9 R2:skip
1 R2:so
-5 R2:spare
-9 R2:stuff
7 R2:t
-2 R2:tambe~
1 R2:tem
-5 R2:tende~
-7 R2:than
-6 R2:that
-6 R2:the
-4 R2:they
-12 R2:those
-7 R2:tiran~
-11 R2:to
-5 R2:todos
11 R2:valem
-10 R2:valor
-3 R2:verif~
-5 R2:vez
10 R2:wante~
-5 R2:were
-5 R2:weren
-3 R2:whate~
-1 R2:who
-7 R2:with
-11 R2:witho~
-7 R2:yet
-1 R3:\$
-12 R3:%
5 R3:,
10 R3:.
-10 R3:/
-4 R3::
-1 R3:;
-8 R3:?
-14 R3:NUM
5 R3:S
-5 R3:T
-8 R3:a
-5 R3:and
-7 R3:any
-9 R3:anyth~
-4 R3:apart
-9 R3:are
-6 R3:as
-4 R3:aside
-7 R3:assin~
1 R3:at
-2 R3:body
-9 R3:but
-4 R3:by
-3 R3:cases
-5 R3:casos
-4 R3:check
-11 R3:com
-2 R3:compr~
-5 R3:consi~
-4 R3:conta~
-4 R3:contr~
5 R3:count
-5 R3:count~
-10 R3:da
-2 R3:de
-6 R3:deals
-12 R3:do
-5 R3:don
-3 R3:e
-4 R3:em
-13 R3:entre~
-3 R3:envol~
-6 R3:excec~
-9 R3:excep~
-11 R3:excet~
8 R3:exclu~
1 R3:favor
-5 R3:firm
-5 R3:foi
2 R3:for
15 R3:fora
-4 R3:foram
-4 R3:from
-9 R3:in
-7 R3:inclu~
10 R3:inter~
-3 R3:irreg~
-3 R3:it
-7 R3:leavi~
-5 R3:licit~
-5 R3:marca~
-5 R3:mas
9 R3:matte~
-4 R3:me
-7 R3:menos
-4 R3:nada
3 R3:nao
-4 R3:nem
-5 R3:never
-10 R3:no
-8 R3:not
-7 R3:nothi~
-4 R3:o
-4 R3:of
-11 R3:on
-7 R3:os
-8 R3:other
-7 R3:out
-2 R3:pagam~
-9 R3:pagos
-10 R3:paid
-2 R3:passa~
-4 R3:payme~
-3 R3:place
-4 R3:por
-9 R3:pra
-9 R3:publi~
-4 R3:pular
-3 R3:purch~
-7 R3:que
12 R3:seen
-7 R3:seja
-6 R3:sejam
-6 R3:sem
-2 R3:signe~
-3 R3:signs
-3 R3:skip
15 R3:so
-13 R3:stuff
-6 R3:t
-3 R3:tambe~
1 R3:tem
-5 R3:tenha~
-10 R3:than
-6 R3:that
-5 R3:the
-5 R3:those
-8 R3:tiran~
-7 R3:to
-3 R3:todos
-1 R3:too
-2 R3:um
-2 R3:veja
-3 R3:venha~
11 R3:vi
11 R3:want
-3 R3:went
2 R3:what
-5 R3:with
-7 R3:witho~
-13 R4:%
-6 R4:)
-7 R4:,
4 R4:.
-4 R4::
-4 R4:?
-10 R4:NUM
6 R4:S
-5 R4:T
-3 R4:a
-11 R4:and
-5 R4:any
-5 R4:anyth~
-1 R4:as
-6 R4:aside
-4 R4:assin~
-6 R4:bar
-7 R4:bothe~
-12 R4:but
-8 R4:by
-7 R4:casos
-5 R4:check
-11 R4:com
3 R4:compr~
-4 R4:conta
-8 R4:conta~
-4 R4:contr~
-3 R4:count
-10 R4:da
-10 R4:de
-3 R4:deals
1 R4:do
-5 R4:don
-6 R4:e
-4 R4:em
-7 R4:excep~
-8 R4:excet~
2 R4:exclu~
-6 R4:feito~
-4 R4:firm
-8 R4:foi
-5 R4:for
2 R4:fora
-7 R4:from
-4 R4:go
-8 R4:in
-5 R4:inclu~
-4 R4:invol~
8 R4:isso
-7 R4:leavi~
-5 R4:let
3 R4:licit~
-3 R4:made
-4 R4:mais
-1 R4:me
-6 R4:menos
-9 R4:nada
2 R4:nao
-8 R4:nem
-10 R4:no
2 R4:not
-9 R4:o
-8 R4:of
-10 R4:on
-2 R4:ones
-4 R4:or
-5 R4:os
-5 R4:other
-7 R4:out
-3 R4:outsi~
8 R4:pagam~
-3 R4:para
-1 R4:payme~
-9 R4:por
-5 R4:publi~
13 R4:purch~
2 R4:quant~
-9 R4:que
-4 R4:relac~
-5 R4:sejam
-7 R4:sem
-1 R4:signe~
-10 R4:t
-1 R4:tem
-3 R4:tenha~
-8 R4:than
-10 R4:that
-10 R4:those
-5 R4:to
6 R4:too
15 R4:valem
-4 R4:veja
1 R4:what
-9 R4:with
-2 bias
-6 c0:%
-6 c0:(
-10 c0:)
9 c0:-
12 c0:/
9 c0:Ignor~
-13 c0:NUM
7 c0:Pode
1 c0:S
-1 c0:T
9 c0:[
-1 c0:a
3 c0:about
-8 c0:ache
-13 c0:acho
-1 c0:acima
-6 c0:acred~
9 c0:afora
-9 c0:after
-6 c0:agree~
-16 c0:ai
-5 c0:ainda
5 c0:alem
-4 c0:algo
3 c0:algum
-6 c0:algum~
6 c0:all
-13 c0:anali~
-9 c0:ano
-10 c0:anoma~
5 c0:any
-2 c0:anyon~
-2 c0:anyth~
-2 c0:ao
-16 c0:apare~
11 c0:apart
-11 c0:apena~
4 c0:are
-12 c0:aren
3 c0:as
7 c0:aside
1 c0:assin~
-2 c0:at
-10 c0:audit
-10 c0:audit~
12 c0:avoid
5 c0:award~
6 c0:bar
12 c0:barri~
-11 c0:be
-19 c0:belie~
-13 c0:bidde~
-7 c0:bigge~
-4 c0:bodie~
4 c0:body
7 c0:bothe~
-6 c0:bough~
10 c0:but
-4 c0:buy
2 c0:by
-12 c0:c
-6 c0:can
15 c0:care
-1 c0:cases
-3 c0:caso
-5 c0:check
-12 c0:check~
-1 c0:chequ~
4 c0:city
7 c0:clear
-2 c0:coisa
3 c0:com
-12 c0:compa~
2 c0:compr~
-12 c0:concl~
-9 c0:confi~
10 c0:consi~
8 c0:conta~
-1 c0:contr~
-10 c0:conve~
11 c0:corta
4 c0:corte
-7 c0:could~
4 c0:count
5 c0:count~
23 c0:cut
-1 c0:da
-5 c0:daria
2 c0:das
-11 c0:data
-1 c0:de
-2 c0:deals
6 c0:deixa
4 c0:deixa~
-10 c0:deixe
-7 c0:deliv~
-6 c0:depoi~
13 c0:desca~
6 c0:desco~
-2 c0:despe~
-7 c0:did
7 c0:didn
-1 c0:difer~
8 c0:disca~
-6 c0:disli~
5 c0:dispe~
-9 c0:dispu~
16 c0:disre~
-8 c0:dizer
-3 c0:do
-9 c0:does
-5 c0:doesn
-2 c0:don
-4 c0:dos
-12 c0:dossi~
-7 c0:doubt
-2 c0:draft
5 c0:drop
-11 c0:duvid~
-1 c0:e
-2 c0:em
-16 c0:empre~
-11 c0:encon~
-15 c0:enten~
-8 c0:entre
-14 c0:entre~
1 c0:envol~
-9 c0:errad~
-7 c0:esque~
-5 c0:estad~
-12 c0:estra~
-13 c0:eu
1 c0:every~
10 c0:evite
13 c0:excec~
7 c0:excep~
3 c0:excet~
7 c0:exclu~
10 c0:exemp~
-9 c0:exist~
-10 c0:expli~
2 c0:feita~
-1 c0:feito~
-4 c0:fez
5 c0:filte~
-12 c0:find
-4 c0:findi~
-15 c0:finis~
8 c0:firm
-7 c0:firma~
-7 c0:firms
-8 c0:fisca~
-12 c0:fishy
-11 c0:flag
-2 c0:flags
-6 c0:foi
4 c0:for
11 c0:foram
-1 c0:forge~
-13 c0:forne~
-8 c0:fraud~
1 c0:from
-9 c0:gasta~
-7 c0:gasto
-10 c0:gasto~
-5 c0:gera
-6 c0:gere
-4 c0:get
-2 c0:give
7 c0:go
-6 c0:got
-5 c0:ha
3 c0:has
4 c0:have
-7 c0:haven
-14 c0:hired
-2 c0:hold
-10 c0:houve
-1 c0:how
-1 c0:i
-13 c0:if
6 c0:ignor~
-2 c0:inclu~
-23 c0:infer~
6 c0:inste~
15 c0:inter~
-5 c0:into
-7 c0:inves~
-7 c0:invoi~
8 c0:invol~
-1 c0:irreg~
-8 c0:is
1 c0:isn
-3 c0:it
-9 c0:just
-13 c0:know
9 c0:lado
1 c0:leave
4 c0:leavi~
5 c0:less
5 c0:let
-8 c0:levan~
1 c0:licit~
-5 c0:list
-4 c0:lista
-5 c0:lista~
-6 c0:liste
-8 c0:local
-2 c0:look
-3 c0:looke~
1 c0:lugar
12 c0:m
6 c0:made
-2 c0:maior~
-10 c0:mais
3 c0:mas
-3 c0:mean
8 c0:menos
-6 c0:meses
-9 c0:mim
7 c0:mind
11 c0:minus
-14 c0:miss
-4 c0:modal~
-2 c0:month
-4 c0:month~
-11 c0:more
-8 c0:most
-5 c0:mostr~
-3 c0:much
-4 c0:munic~
-7 c0:na
-3 c0:nada
-5 c0:nas
4 c0:need
3 c0:neith~
6 c0:nem
-1 c0:nenhu~
11 c0:net
-2 c0:never
-5 c0:ningu~
-3 c0:no
-6 c0:nobod~
14 c0:non
-2 c0:none
18 c0:nope
6 c0:nor
-4 c0:nos
3 c0:not
-4 c0:notas
-10 c0:nothi~
-9 c0:numbe~
1 c0:nunca
1 c0:o
-10 c0:obras
-1 c0:odd
2 c0:of
-3 c0:olhar
5 c0:omit
19 c0:omita
12 c0:omiti~
8 c0:omitt~
-1 c0:on
-11 c0:one
-3 c0:only
-2 c0:or
-2 c0:orgao~
1 c0:os
7 c0:other
-6 c0:ou
7 c0:out
4 c0:outro~
2 c0:outsi~
2 c0:pago
-18 c0:pagos
-4 c0:pagou
-11 c0:paid
-8 c0:paper
3 c0:para
2 c0:passa~
-4 c0:pay
-2 c0:payme~
-9 c0:pdf
-3 c0:pela
-6 c0:pelo
-8 c0:per
-8 c0:pesqu~
4 c0:place
-5 c0:pleas~
-3 c0:pode
-6 c0:por
8 c0:poupe
-4 c0:pra
-15 c0:prazo
2 c0:preci~
-3 c0:probl~
1 c0:procu~
-15 c0:publi~
7 c0:pular
-6 c0:pule
1 c0:purch~
-3 c0:quais
-8 c0:qual
7 c0:qualq~
6 c0:que
-9 c0:queir~
-10 c0:quem
-4 c0:quero
-8 c0:quis
10 c0:rathe~
-9 c0:receb~
-2 c0:red
5 c0:relac~
3 c0:relat~
3 c0:remov~
-6 c0:repor~
13 c0:ressa~
6 c0:rule
5 c0:s
5 c0:saber
13 c0:salvo
12 c0:save
-11 c0:se
-2 c0:searc~
-7 c0:seen
-5 c0:sei
-6 c0:seja
1 c0:sejam
3 c0:sem
11 c0:senao
13 c0:ser
-10 c0:sera
-3 c0:seria
-2 c0:show
3 c0:sign
-8 c0:signe~
-2 c0:signs
5 c0:skip
-8 c0:so
-3 c0:sobre
-15 c0:somen~
-8 c0:sou
17 c0:spare
-8 c0:spend
-9 c0:spend~
-3 c0:spent
5 c0:state
7 c0:steer
-10 c0:still
-2 c0:stuff
4 c0:subtr~
-1 c0:suppl~
-11 c0:sure
-3 c0:suspe~
-12 c0:suspi~
-3 c0:t
9 c0:take
-2 c0:tambe~
-5 c0:tanto
-4 c0:tende~
17 c0:tenha~
2 c0:tenho
-8 c0:teve
3 c0:than
2 c0:that
1 c0:the
-5 c0:there
13 c0:they
6 c0:those
5 c0:throu~
3 c0:tira
9 c0:tiran~
-8 c0:tirar
-1 c0:tire
7 c0:to
-6 c0:todas
3 c0:todos
-1 c0:top
-5 c0:total
-10 c0:tres
-10 c0:trust
-1 c0:tudo
-9 c0:uma
-9 c0:unfin~
11 c0:unles~
12 c0:unrel~
-11 c0:up
-3 c0:valor
2 c0:value
-2 c0:veja
4 c0:venha~
5 c0:ver
-8 c0:verea~
-8 c0:verif~
-10 c0:versu~
6 c0:vez
-9 c0:vi
-9 c0:voce
-10 c0:voces
-4 c0:vs
4 c0:want
-8 c0:was
-5 c0:wasn
7 c0:went
-2 c0:were
8 c0:weren
-4 c0:what
-1 c0:whate~
-8 c0:which
-7 c0:who
-9 c0:why
-6 c0:with
4 c0:witho~
-3 c0:won
-7 c0:worth
-7 c0:write
-9 c0:wrong
-5 c0:x
-7 c0:yet
-9 c0:you
4 c1:-
-4 c1:NUM
5 c1:S
7 c1:T
-2 c1:acred~
-8 c1:alem
1 c1:all
-9 c1:and
4 c1:any
-3 c1:anyth~
-7 c1:apart
-6 c1:as
-8 c1:aside
-2 c1:assin~
4 c1:at
3 c1:audit~
-12 c1:bad
-2 c1:belie~
-2 c1:bothe~
4 c1:bough~
-6 c1:but
-1 c1:by
-6 c1:cases
-5 c1:casos
-2 c1:certe~
-3 c1:check
13 c1:com
-2 c1:compa~
1 c1:compr~
-2 c1:confi~
1 c1:conta~
1 c1:contr~
-9 c1:corta
7 c1:da
-2 c1:das
-6 c1:data
-6 c1:de
-2 c1:deals
-5 c1:deixa
-2 c1:deixa~
-5 c1:desca~
-7 c1:desco~
5 c1:did
-5 c1:disli~
-6 c1:dispe~
-10 c1:disre~
4 c1:dizer
8 c1:do
-3 c1:don
-3 c1:drop
-7 c1:e
-1 c1:em
-1 c1:enten~
-7 c1:esque~
-2 c1:eu
-9 c1:evite
-6 c1:excec~
-9 c1:excep~
-2 c1:excet~
-10 c1:exclu~
-6 c1:fica
-2 c1:ficam
-1 c1:flags
-1 c1:for
-8 c1:fora
-9 c1:forge~
9 c1:forne~
-5 c1:from
3 c1:ha
-5 c1:have
1 c1:hi
-4 c1:houve
5 c1:how
-3 c1:i
-1 c1:if
-10 c1:ignor~
-4 c1:impor~
-6 c1:in
-11 c1:inclu~
-3 c1:incom~
-6 c1:inste~
-7 c1:inter~
3 c1:inves~
13 c1:irreg~
-2 c1:isn
-7 c1:it
-3 c1:just
-2 c1:know
-5 c1:la
-10 c1:later
-7 c1:leave
6 c1:licit~
7 c1:list
6 c1:lista
-4 c1:look
-4 c1:m
4 c1:many
-2 c1:mas
-1 c1:matte~
-2 c1:me
8 c1:mean
-7 c1:menos
-8 c1:mind
1 c1:mostr~
-2 c1:nada
-4 c1:nao
-4 c1:need
-3 c1:neith~
-5 c1:nem
-11 c1:nenhu~
-8 c1:never
-3 c1:no
-2 c1:nome
-3 c1:nor
-3 c1:not
-1 c1:nothi~
2 c1:o
-9 c1:of
-4 c1:olhar
1 c1:on
-7 c1:ones
-3 c1:only
-1 c1:or
-5 c1:out
-6 c1:pagam~
-6 c1:payme~
-5 c1:pleas~
-10 c1:poupe
-4 c1:preci~
5 c1:purch~
1 c1:quais
8 c1:qualq~
11 c1:quant~
5 c1:que
-2 c1:quero
4 c1:quis
2 c1:relat~
-7 c1:rule
-8 c1:s
-7 c1:salvo
-5 c1:save
-2 c1:se
-2 c1:segun~
-2 c1:sei
-4 c1:sem
5 c1:sim
-1 c1:size
-5 c1:so
-5 c1:somen~
-6 c1:state
-10 c1:stuff
-4 c1:sure
10 c1:suspi~
-5 c1:t
-4 c1:taman~
3 c1:tende~
-2 c1:tenho
-11 c1:than
-7 c1:that
-8 c1:the
-11 c1:those
-8 c1:tiran~
-8 c1:tire
-4 c1:to
-6 c1:total
-1 c1:troub~
-1 c1:trust
1 c1:tudo
-5 c1:using
-7 c1:valem
-4 c1:value
1 c1:ver
-8 c1:vez
-1 c1:want
-2 c1:who
-7 c1:witho~
11 c1:yes
-9 c2:NUM
5 c2:S
-3 c2:T
-7 c2:a
-7 c2:and
1 c2:as
3 c2:bom
-4 c2:check
-5 c2:com
13 c2:compr~
4 c2:contr~
-4 c2:de
3 c2:dia
-2 c2:don
-7 c2:e
6 c2:em
-5 c2:from
5 c2:hi
-4 c2:how
-2 c2:i
-11 c2:in
-9 c2:inter~
-1 c2:isn
-1 c2:just
3 c2:licit~
-4 c2:many
-5 c2:me
-4 c2:nada
-7 c2:nao
-4 c2:no
-1 c2:nothi~
8 c2:o
-3 c2:of
-4 c2:on
-9 c2:os
3 c2:pagam~
2 c2:payme~
5 c2:purch~
-7 c2:quant~
-1 c2:que
-2 c2:t
-2 c2:that
-5 c2:the
-2 c2:want
-1 d:afora
13 d:afora 0
4 d:alem
5 d:alem 0
-3 d:alem 1
-9 d:alem 2m
-4 d:anything
-5 d:anything 1
-11 d:anything 1m
-2 d:anything 2
-12 d:anything 2m
6 d:apart
7 d:apart 0
13 d:apart 1
-4 d:apart 1m
-5 d:apart 2m
-11 d:apenas
-11 d:apenas 0
3 d:aside
6 d:aside 0
-6 d:aside 0m
4 d:aside 1
-5 d:aside 1m
-9 d:aside 2m
12 d:avoid
12 d:avoid 0
-7 d:bar
5 d:bar 0
9 d:barring
12 d:barring 0
-2 d:but
-1 d:but 0
-2 d:but 1
-6 d:but 1m
-3 d:but 2
-8 d:but 2m
11 d:corta 0
-7 d:corta 1m
3 d:corte
18 d:corte 0
-9 d:corte 1
-1 d:deixa
7 d:deixa 0
-2 d:deixa 1m
5 d:deixando
4 d:deixando 0
5 d:deixando 1
-4 d:deixe
-4 d:deixe 0
6 d:descartando
12 d:descartando 0
-5 d:descartando 1m
6 d:descarte
6 d:descarte 0
5 d:desconsiderando
9 d:desconsiderando 0
-6 d:desconsiderando 1m
-2 d:desconsidere
4 d:desconsidere 0
8 d:desconsidere 1
2 d:descontados
7 d:descontados 0
-3 d:descontados 1m
5 d:descontando
5 d:descontando 0
6 d:diferente
6 d:diferente 0
8 d:discard
8 d:discard 0
-1 d:dispenso
5 d:dispenso 0
-6 d:dispenso 1m
7 d:disregard
12 d:disregard 0
10 d:disregard 1
-9 d:disregard 2m
2 d:disregarding
8 d:disregarding 0
-5 d:disregarding 1m
8 d:drop 0
-2 d:drop 1
-3 d:drop 1m
-4 d:drop 2m
-4 d:esqueca
-6 d:esqueca 0
17 d:esquece 0
-5 d:esquece 1m
5 d:evite
10 d:evite 0
-9 d:evite 1m
3 d:excecao
10 d:excecao 0
-8 d:excecao 1m
-8 d:excecao 2m
1 d:except
8 d:except 0
-10 d:except 1
-9 d:except 1m
-7 d:except 2m
8 d:excepting
8 d:excepting 0
3 d:exception
7 d:exception 0
8 d:exceptuando
8 d:exceptuando 0
4 d:exceto
6 d:exceto 0
13 d:exceto 0m
-6 d:exceto 1
3 d:exceto 1m
1 d:exceto 2m
-4 d:exclua
-3 d:exclua 0
6 d:excluding
9 d:excluding 0
13 d:excluding 1
-5 d:excluding 1m
-4 d:excluding 2m
-6 d:excluding 3m
6 d:excluidos
12 d:excluidos 0
-12 d:excluidos 1m
-1 d:excluindo
14 d:excluindo 0
-5 d:excluindo 1m
-7 d:excluir
-8 d:excluir 0
10 d:exempt
10 d:exempt 0
5 d:filter
5 d:filter 0
6 d:fora
4 d:fora 0
-3 d:fora 0m
7 d:fora 1
-6 d:fora 1m
-6 d:fora 2m
-5 d:fora 3m
-1 d:forget
9 d:forget 0
-10 d:forget 1
-6 d:forget 1m
-7 d:ignorar
-6 d:ignorar 0m
1 d:ignore
5 d:ignore 0
-5 d:ignore 1
-10 d:ignore 2
6 d:ignoring
9 d:ignoring 0
-4 d:ignoring 1m
-8 d:including
-6 d:including 0
-5 d:including 1
-9 d:inclusive
-9 d:inclusive 0
-1 d:instead
6 d:instead 0
-5 d:instead 1m
-11 d:just
-10 d:just 0
-1 d:just 1
-3 d:just 1m
-2 d:just 2m
9 d:lado
3 d:lado 0
-3 d:leave
1 d:leave 0
-11 d:leave 1m
-9 d:leave 2m
1 d:leaving
1 d:leaving 0
9 d:less
9 d:less 0
1 d:lugar
5 d:lugar 0
-5 d:lugar 1
-5 d:mas
-5 d:mas 0
-4 d:mas 1
-1 d:mas 1m
-1 d:mas 2
3 d:menos 0
2 d:menos 1
-10 d:menos 2
-7 d:menos 2m
6 d:minus
9 d:minus 0
2 d:nada
4 d:nada 0
-2 d:nada 1
1 d:nada 1m
-5 d:nada 2m
2 d:nao
6 d:nao 0
-8 d:nao 0m
5 d:nao 1
-10 d:nao 1m
-3 d:nao 2
-10 d:nao 2m
-11 d:nao 3m
3 d:neither 0
3 d:nem
5 d:nem 0
-5 d:nem 1m
-6 d:nem 2m
3 d:nenhum
3 d:nenhum 0
-1 d:nenhum 1
-7 d:nenhum 1m
-1 d:nenhum 2
-2 d:nenhum 3
1 d:never
3 d:never 0
-7 d:never 1m
-4 d:ninguem
-3 d:ninguem 0
-4 d:ninguem 1
-3 d:no
2 d:no 0
-7 d:no 0m
-4 d:no 1
-10 d:no 1m
-3 d:no 2
-5 d:no 2m
-4 d:nobody
-4 d:nobody 0
-1 d:nobody 1
-1 d:nobody 2
2 d:nor
6 d:nor 0
-3 d:nor 1m
-8 d:nor 2m
2 d:not
6 d:not 0
-7 d:not 0m
4 d:not 1
-8 d:not 1m
-1 d:not 2
-3 d:not 2m
-15 d:not 3m
13 d:nothing
13 d:nothing 0
2 d:nunca 0
-3 d:nunca 1
3 d:omit
1 d:omit 0
-6 d:omit 2m
12 d:omitindo
12 d:omitindo 0
8 d:omitting
8 d:omitting 0
-16 d:only
-13 d:only 0
-11 d:only 1
-1 d:only 1m
-3 d:only 2m
-2 d:only 3m
2 d:outside
6 d:outside 0
-3 d:outside 1
-5 d:por
-4 d:por 0
-3 d:por 1
-5 d:por 2
4 d:poupe
8 d:poupe 0
-8 d:poupe 1m
3 d:pular
3 d:pular 0
-6 d:pule
-6 d:pule 0
-4 d:regardless
-4 d:regardless 0m
12 d:remova
12 d:remova 0
1 d:remove
3 d:remove 0
-3 d:remove 1
6 d:ressalvados
7 d:ressalvados 0
2 d:rule
6 d:rule 0
-7 d:rule 1m
7 d:salvo
10 d:salvo 0
13 d:salvo 1
-5 d:salvo 1m
-6 d:salvo 2m
5 d:save
5 d:save 0
7 d:save 1
-6 d:save 2m
-4 d:sem
4 d:sem 0
-7 d:sem 0m
-15 d:sem 1m
-6 d:sem 2m
11 d:senao
11 d:senao 0
1 d:skip
6 d:skip 0
-1 d:skip 1
-7 d:skip 2m
-3 d:skip 3m
-9 d:so
-7 d:so 0
-8 d:so 1
-6 d:so 1m
-2 d:so 2
-4 d:so 2m
-6 d:so 3m
-11 d:somente
-9 d:somente 0
4 d:subtract
15 d:subtract 0
-8 d:subtract 1
3 d:t
8 d:t 0
-10 d:t 0m
5 d:t 1
-9 d:t 1m
-7 d:t 2m
-2 d:t 3m
2 d:than
2 d:than 0
-10 d:than 1m
3 d:tira
16 d:tira 0
17 d:tira 1
-10 d:tira 2
1 d:tirando
8 d:tirando 0
6 d:tirando 1
-7 d:tirando 1m
-5 d:tirando 2m
-8 d:tirando 3m
8 d:tirante
8 d:tirante 0
-3 d:tire
-1 d:tire 0
-3 d:tire 1
-5 d:tire 1m
11 d:unless
11 d:unless 0
7 d:unrelated
5 d:unrelated 0
9 d:unrelated 1
1 d:vez
6 d:vez 0
-8 d:vez 1m
-6 d:why
-6 d:why 0
2 d:without
3 d:without 0
2 d:without 1
-8 d:without 1m
-5 d:without 2m
9 f:anything>but 0
-4 f:anything>but 1
-6 f:anything>but 2
-9 f:anything>except 0
-2 f:anything>t 0
-1 f:but>nada 0
7 f:but>not 0
-1 f:but>not 1
5 f:but>nothing 0
7 f:but>skip 0
6 f:but>t 0
14 f:but>t 1
-2 f:deixando>fora 0
3 f:deixando>lado 0
-7 f:deixar>fora 0
14 f:exceto>nada 0
-9 f:exclude>neither 0
-4 f:fora>nem 0
7 f:leaving>aside 0
4 f:leaving>aside 1
9 f:mas>nao 0
-6 f:nada>alem 0
-7 f:nada>exceto 0
-7 f:nada>fora 0
7 f:nada>nada 0
-12 f:nada>nao 0
-5 f:nao>apenas 0
-11 f:nao>deixe 0
-6 f:nao>esqueca 0
-10 f:nao>exclua 0
-8 f:nao>excluir 0
-19 f:nao>fora 0
-11 f:nao>ignore 0
-9 f:nao>mas 0
-2 f:nao>mas 1
-1 f:nao>mas 2
4 f:nao>nada 0
2 f:nao>nada 1
-1 f:nao>nada 2
-10 f:nao>nao 0
-2 f:nao>nao 1
11 f:nao>nem 0
-3 f:nao>nenhum 0
-1 f:nao>nenhum 2
15 f:nao>por 0
-6 f:nao>pule 0
-5 f:nao>so 0
-1 f:nao>so 1
-2 f:nao>so 2
-6 f:nao>tire 0
-3 f:nao>tire 1
3 f:neither>nor 0
-3 f:neither>nor 1
-8 f:neither>nor 2
-1 f:nem>nem 0
-5 f:nem>nem 1
-6 f:nem>nem 2
-15 f:nenhum>exceto 0
-3 f:nenhuma>so 0
-8 f:never>leave 0
-1 f:never>so 0
-9 f:no>but 0
-8 f:no>except 0
-4 f:no>just 0
5 f:no>lugar 0
-5 f:no>lugar 1
6 f:no>no 0
-1 f:no>no 1
-5 f:no>no 2
-4 f:no>not 0
-9 f:none>but 0
5 f:not>anything 0
-13 f:not>anything 1
-11 f:not>but 0
-4 f:not>but 1
-17 f:not>drop 0
-1 f:not>drop 1
-4 f:not>just 0
-1 f:not>just 1
-1 f:not>just 2
-11 f:not>omit 0
-5 f:not>only 0
-1 f:not>only 1
-4 f:not>t 0
-11 f:not>without 0
-1 f:not>without 1
-9 f:nothing>but 0
-10 f:nothing>except 0
-7 f:nothing>not 0
14 f:nothing>nothing 0
-12 f:nothing>t 0
-2 f:nothing>t 2
-1 f:nothing>t 3
-8 f:only>but 0
7 f:other>than 0
-12 f:por>nao 0
10 f:rather>than 0
6 f:regardless>no 0
11 f:sem>nem 0
10 f:sem>sem 0
-3 f:so>mas 0
2 f:t>anything 0
-1 f:t>anything 1
-9 f:t>but 0
-1 f:t>but 1
-7 f:t>forget 0
-9 f:t>ignore 0
-1 f:t>ignore 1
-11 f:t>leave 0
-15 f:t>outside 0
-9 f:t>outside 1
-5 f:t>remove 0
-3 f:t>remove 1
-10 f:t>skip 0
-1 f:t>skip 1
-1 f:t>skip 2
-5 f:why>no 0
-12 f:why>not 0
-2 f:why>not 1
-6 f:why>t 0
-1 f:why>t 1
16 f:without>including 0
-11 f:without>leaving 0
6 fp:anyth~ but
-9 fp:anyth~ excep~
-10 fp:anyth~ that isn t
14 fp:but don t
-1 fp:but nada
5 fp:but nothi~
7 fp:but skip
-2 fp:deixa~ T de fora
-7 fp:deixa~ de fora
9 fp:deixa~ de lado
-12 fp:exclu~ neith~
-6 fp:fora nem
6 fp:leavi~ aside
9 fp:mas nao
-6 fp:nada alem
7 fp:nada de S , nada
-9 fp:nada excet~
-7 fp:nada fora
-10 fp:nada que nao
-2 fp:nao , isso nao
-3 fp:nao , so
-5 fp:nao apena~
-11 fp:nao deixe
-7 fp:nao e para exclu~
-7 fp:nao e que eu nao
-4 fp:nao esque~
-10 fp:nao exclu~
-2 fp:nao exist~ nenhu~
5 fp:nao feito~ por
-11 fp:nao ignor~
-8 fp:nao me inter~ nada
11 fp:nao nada
5 fp:nao passa~ por
-6 fp:nao pule
-4 fp:nao que eu nao
-3 fp:nao sei o nome , mas
-14 fp:nao seja fora
-2 fp:nao seja nada
3 fp:nao sejam de S nem
-16 fp:nao sejam fora
-4 fp:nao so
-3 fp:nao tem coisa errad~ com nada
-1 fp:nao tem nada
-2 fp:nao tenho certe~ , mas
-6 fp:nao tire
-2 fp:neith~ S nor
-4 fp:neith~ T nor
-2 fp:neith~ as T nor
-5 fp:nem T nem
-2 fp:nenhu~ . so
-8 fp:nenhu~ estad~ excet~
-8 fp:never leave
-1 fp:never saw so
-4 fp:no , not
5 fp:no S , no
7 fp:no S no
-1 fp:no T no
1 fp:no lugar
-5 fp:no one but
-8 fp:no one excep~
-12 fp:no state but
-9 fp:none but
-7 fp:not T but
-9 fp:not drop
-9 fp:not have anyth~
1 fp:not inter~ in anyth~
-3 fp:not just
-2 fp:not only
-3 fp:not sure , but
-3 fp:not that i don t
-7 fp:not to omit
-10 fp:not witho~
-10 fp:nothi~ but
-10 fp:nothi~ excep~
-6 fp:nothi~ that is not
-6 fp:nothi~ that isn t
-1 fp:only T but
7 fp:other than
-1 fp:por que nao
10 fp:rathe~ than
6 fp:regar~ , no
-9 fp:t forge~
-9 fp:t ignor~
-2 fp:t know who , but
-9 fp:t leave
-17 fp:t outsi~
-6 fp:t remov~
-4 fp:t skip
-3 fp:why are there no
-5 fp:why doesn t
-1 fp:why is there no
-5 fp:why isn t
-5 fp:why not
-4 fp:why wasn t
16 fp:witho~ inclu~
-11 fp:witho~ leavi~
14 g:
-5 g:,
-4 g:,T
-7 g:,w
-5 g:,ww
-2 g:.w
-3 g:S,
-8 g:S,T
-8 g:S,w
-8 g:S:
14 g:Sw
8 g:Sww
10 g:Swww
-11 g:T
-8 g:T,
-3 g:T,T
-3 g:T,T,
-10 g:T,w
-4 g:T,wT
-11 g:T,ww
-7 g:T,www
-9 g:T:
-8 g:T:w
-2 g:TT
-3 g:Tw
-6 g:TwT
-4 g:TwT,
-13 g:Tww
-5 g:Tww,
-2 g:TwwT,
7 g:afora 
2 g:alem w
-4 g:alem wTw
1 g:anything w
-1 g:anything wT
5 g:apart w
5 g:apart wSw
-5 g:apenas ww
-8 g:aside ,w
4 g:aside w
8 g:bar 
4 g:bar ww
3 g:but 
-3 g:but T
-1 g:but w
-1 g:but wT
-3 g:but wT,
5 g:deixando 
-1 g:deixe ww
3 g:desconsidere 
4 g:desconsidere Sw
6 g:diferente w
3 g:discard 
3 g:dispenso 
1 g:drop 
4 g:drop w
-3 g:esqueca 
-4 g:esqueca w
7 g:excecao w
3 g:except 
7 g:except w
-2 g:except wTw,
2 g:except ww
6 g:except www
5 g:exception w
4 g:exceto 
-5 g:exceto T,
-5 g:exceto T,w
9 g:exceto w
5 g:exceto ww
-8 g:exceto wwTww
5 g:excluding 
10 g:excluding w
4 g:excluding ww
5 g:excluding www
4 g:excluidos 
7 g:excluidos ww
4 g:excluindo 
4 g:filter w
3 g:fora 
-3 g:fora ,
9 g:fora w
-4 g:fora ww
8 g:forget 
5 g:forget w
2 g:forget ww
-2 g:ignore 
9 g:ignore w
-1 g:ignore ww
3 g:including 
-4 g:including w
-5 g:inclusive 
6 g:instead w
-1 g:instead wT,
-4 g:just 
-1 g:just T,
-4 g:just w
4 g:leave 
1 g:leave ww
1 g:leave www
5 g:lugar w
-1 g:mas 
-8 g:mas w
-5 g:mas ww
6 g:menos 
5 g:menos Sw
5 g:menos w
3 g:menos ww
6 g:minus 
2 g:nada w
-1 g:nada wT
-1 g:nada wT,
6 g:nada wwww
1 g:nao 
-5 g:nao ,
-2 g:nao .w
4 g:nao w
-2 g:nao w,
-9 g:nao wT
-4 g:nao wT,
-4 g:nao wTT
-4 g:nao wTT,
-6 g:nao wTw
10 g:nao ww
-3 g:nao ww,
-6 g:nao ww,ww
-1 g:nao wwT
-1 g:nao wwTT
2 g:nao www
-1 g:nao wwwT
-4 g:nao wwwT;w
-4 g:nao wwww
-3 g:nao wwwwT
-4 g:nao wwwww
1 g:neither 
3 g:neither w
4 g:neither ww
5 g:nem 
-2 g:nem T,
-1 g:nem T:
7 g:nem w
2 g:nem ww
1 g:nenhum 
1 g:nenhum w
-3 g:never w
-3 g:never wT,
-3 g:ninguem w
1 g:no 
-6 g:no ,
-1 g:no T,
-4 g:no Tw
-7 g:no w
3 g:no ww
2 g:no www
-2 g:no www,
5 g:no wwww
4 g:nor 
-1 g:nor w
3 g:nor ww
4 g:not 
-8 g:not T
4 g:not w
-4 g:not w.ww
-4 g:not wT
3 g:not ww
-11 g:not wwT
2 g:not www
5 g:not wwww
-6 g:not wwww;wwT
4 g:nothing 
10 g:nothing w
5 g:nothing www
1 g:nunca ww
2 g:omit 
-6 g:only 
-6 g:only w
-9 g:only ww
5 g:outside 
-1 g:outside w
3 g:por 
-4 g:por T
-8 g:por w
-6 g:por ww
-7 g:por www
3 g:pular 
5 g:salvo 
7 g:salvo ww
5 g:save 
3 g:save w
5 g:sem 
1 g:sem w
2 g:sem ww
-2 g:sem wwT
8 g:sem www
2 g:skip 
-1 g:skip T
3 g:skip ww
-6 g:so 
-5 g:so w
-3 g:so ww
2 g:t 
4 g:t w
-1 g:t wT
6 g:t ww
-2 g:t wwT
-4 g:t wwT,
3 g:t www
-1 g:t wwwT
-1 g:t wwww
2 g:than 
-6 g:than T
4 g:than w
-5 g:than ww
-5 g:than www
5 g:tira 
3 g:tirando 
-6 g:tirando T,
7 g:tirando w
7 g:tirando ww
-2 g:tire w
6 g:vez w
-1 g:vez wT,
12 g:w
-2 g:w,
-2 g:w,T
-4 g:w.ww
-3 g:w:
-3 g:wS
-10 g:wS,
-8 g:wS,w
11 g:wSw
5 g:wSww
-1 g:wSwww
-8 g:wT
-5 g:wT,
-5 g:wT,T
-10 g:wT,T,
-12 g:wT,w
-4 g:wT,wT
-8 g:wT,wT,
-6 g:wT,ww
-3 g:wT,www
-5 g:wT,wwwww
-3 g:wT:
-5 g:wT;w
-3 g:wTT
-4 g:wTT,
-1 g:wTTw
-9 g:wTw
-2 g:wTw,
-3 g:wTwT
-4 g:wTwT,
-7 g:wTww
-6 g:wTwwT,
4 g:without 
-1 g:without w
-1 g:without wT,
10 g:ww
-5 g:ww,
-5 g:ww,ww
5 g:wwS,
-1 g:wwST
6 g:wwSw
8 g:wwSww
4 g:wwSwww
-3 g:wwT
-6 g:wwT,
-2 g:wwT,T
-10 g:wwT,w
-6 g:wwT,wT
-4 g:wwT,ww
-3 g:wwT:
-6 g:wwT;w
-3 g:wwTT,
-2 g:wwTTT,
-2 g:wwTw
-5 g:wwTwT,
-5 g:wwTww
-7 g:wwTwwT
-5 g:wwTwwwT,
10 g:www
-2 g:www,
-1 g:www,T
-5 g:www:
-3 g:www:T
-4 g:www:w
-8 g:www:ww
-4 g:wwwS
10 g:wwwSw
-1 g:wwwT
-2 g:wwwT,
-4 g:wwwT,w
-4 g:wwwT;w
-1 g:wwwTT
-2 g:wwwTw
-1 g:wwwTww
3 g:wwww
-4 g:wwww;
-6 g:wwww;wwT
-3 g:wwwwT
-13 g:wwwwT,ww
3 g:wwwww
-1 g:wwwwww
-3 k:ANOM
-5 k:DATE
1 k:KIND
-1 k:MODE
-3 k:OBJ
-3 k:ORG
-1 k:PLACE
-2 k:SUP
5 l:( no
-10 l:, S
-3 l:, S ,
-2 l:, S and
-6 l:, T
-2 l:, T ,
-4 l:, T T ,
3 l:, anyth~ but
2 l:, as
-5 l:, as licit~
-8 l:, as licit~ T
3 l:, bar those with
-4 l:, but
4 l:, but not
3 l:, casos de
-7 l:, compr~
-7 l:, compr~ T
-4 l:, compr~ T ,
-3 l:, contr~
-11 l:, contr~ T ,
6 l:, deals
-7 l:, e
9 l:, excep~
2 l:, excep~ the
7 l:, excet~
4 l:, exclu~
2 l:, exclu~ os de
4 l:, fora os
9 l:, hold the
-15 l:, inclu~
-3 l:, just
-3 l:, mas
-2 l:, mas veja
5 l:, menos
3 l:, menos S e
4 l:, menos os de
13 l:, nada de
9 l:, nao
6 l:, nenhu~
5 l:, no
3 l:, not
7 l:, not count~
11 l:, o
5 l:, os contr~
-6 l:, pagam~
-6 l:, pagam~ T
-3 l:, pagam~ T ,
-3 l:, payme~
-2 l:, purch~
-5 l:, quero
-3 l:, quero T
1 l:, salvo os de
-4 l:, so
1 l:, the
-4 l:, the tende~
3 l:, tiran~
5 l:, witho~
10 l:- nada de
4 l:- no
9 l:. Ignor~ os de
3 l:. Pode pular
-4 l:. i want
-2 l:. quero
-2 l:. so
-3 l:: T
-4 l:: T ,
-1 l:: T T
-7 l:: contr~
-3 l:: pagam~
-6 l:: purch~
-4 l:; T
3 l:; desco~
-3 l:; quero
-3 l:; show
9 l:Ignor~ os de
3 l:Pode pular
-1 l:S ,
-10 l:S , T
-3 l:S , T ,
6 l:S , nada de
5 l:S , no
-12 l:S :
8 l:S ;
-14 l:S T
-5 l:S T ,
-6 l:S T T
4 l:S and
6 l:S and whate~
7 l:S apart from
5 l:S e
4 l:S e a
10 l:S e os de
7 l:S nem
5 l:S nem de
2 l:S nem os de
8 l:S no
4 l:S nor
5 l:S or
-6 l:S pagam~
-4 l:S vs
-6 l:S with
4 l:T ( no
-6 l:T )
-4 l:T ,
-6 l:T , S
-4 l:T , S ,
-6 l:T , T
1 l:T , T ,
3 l:T , anyth~ but
-4 l:T , as licit~
-8 l:T , but
4 l:T , but not
-1 l:T , compr~
1 l:T , contr~
2 l:T , excep~ the
4 l:T , excet~
4 l:T , exclu~
4 l:T , fora os
9 l:T , hold the
-15 l:T , inclu~
-3 l:T , just
-2 l:T , mas
-2 l:T , mas veja
3 l:T , menos
15 l:T , nada de
9 l:T , nao
6 l:T , nenhu~
3 l:T , not
-5 l:T , pagam~
-3 l:T , purch~
-4 l:T , quero
-3 l:T , quero T
-1 l:T , so
-3 l:T , the tende~
4 l:T , tiran~
5 l:T , witho~
7 l:T - nada de
4 l:T - no
3 l:T . Pode pular
-8 l:T :
-2 l:T : T
-2 l:T : T ,
-3 l:T : pagam~
-6 l:T : purch~
1 l:T ;
-3 l:T ; T
3 l:T ; desco~
-3 l:T ; quero
-3 l:T ; show
-7 l:T S
1 l:T S ,
-3 l:T S T
-9 l:T S and
-14 l:T S e
-5 l:T T
2 l:T T ,
-5 l:T T , T
-4 l:T T T
-7 l:T T T ,
-3 l:T T as licit~
-2 l:T T at
-5 l:T T compr~
-7 l:T T contr~
8 l:T T desco~
-6 l:T T e T
-7 l:T T purch~
-5 l:T a
-7 l:T and
-5 l:T and T
-3 l:T and T ,
3 l:T apart from
-1 l:T as licit~
-8 l:T assin~
-17 l:T at
-11 l:T at T
-7 l:T at the
-2 l:T at the T
5 l:T bar those with
-8 l:T bough~
1 l:T but
-8 l:T by
-5 l:T by the
-6 l:T com T
3 l:T com excec~ de
-9 l:T compr~
-4 l:T compr~ T
-1 l:T compr~ T ,
-9 l:T contr~
-5 l:T contr~ T
-6 l:T contr~ T ,
-5 l:T contr~ at
-6 l:T contr~ of the
-9 l:T da
-3 l:T da T
-12 l:T de
-7 l:T de T
-1 l:T de T T
13 l:T desco~
5 l:T difer~ de
-7 l:T do
-3 l:T do T
-4 l:T e
-5 l:T e T
-4 l:T e T ,
-3 l:T e depoi~
11 l:T e nao
-12 l:T em
-5 l:T em T
-3 l:T em T ,
-3 l:T em T T
6 l:T em vez de
9 l:T excep~
6 l:T excep~ payme~
2 l:T excep~ those of
-5 l:T excet~
4 l:T exclu~
-6 l:T fez
-4 l:T foi
-9 l:T for
11 l:T fora
-10 l:T from
-10 l:T in
6 l:T inste~ of
11 l:T leavi~ out
6 l:T menos
3 l:T minus
-8 l:T na
-3 l:T na T
-3 l:T nao , so
-10 l:T nao entre~
5 l:T nao feito~ por
-2 l:T nem T ,
-2 l:T nem T :
9 l:T net of
-6 l:T never deliv~
-11 l:T no
3 l:T not
6 l:T not from
3 l:T not made by
-12 l:T of
-5 l:T of T
-5 l:T on
-2 l:T ones ,
-6 l:T out of
-2 l:T pagam~
-3 l:T pagam~ T
-2 l:T payme~
-4 l:T pela
-2 l:T pra la ,
-6 l:T purch~
3 l:T que nao sejam
6 l:T regar~ , no
5 l:T save
13 l:T sem
6 l:T sem conta~
9 l:T sem indic~ de
7 l:T sem os
-3 l:T sign
-3 l:T signe~
-4 l:T the tende~
3 l:T tiran~ os de
-15 l:T with
13 l:T with no
4 l:T witho~ the
-3 l:^ S
1 l:^ S ,
-5 l:^ S and
-7 l:^ S e
-3 l:^ S vs
-4 l:^ T
2 l:^ T ,
-4 l:^ T :
-6 l:^ T T
1 l:^ T T ,
-8 l:^ T contr~
-4 l:^ T contr~ T
-2 l:^ T da
-2 l:^ T de
-2 l:^ T de T
-3 l:^ T em
-3 l:^ ^
-3 l:^ ^ S
1 l:^ ^ S ,
-5 l:^ ^ S and
-7 l:^ ^ S e
-3 l:^ ^ S vs
-4 l:^ ^ T
2 l:^ ^ T ,
-4 l:^ ^ T :
-6 l:^ ^ T T
-8 l:^ ^ T contr~
-2 l:^ ^ T da
-2 l:^ ^ T de
-3 l:^ ^ T em
-3 l:^ ^ ^
-3 l:^ ^ ^ S
-4 l:^ ^ ^ T
-3 l:^ ^ ^ ^
-2 l:^ ^ ^ a
-3 l:^ ^ ^ any
-1 l:^ ^ ^ as
-4 l:^ ^ ^ audit
-4 l:^ ^ ^ check
-3 l:^ ^ ^ compa~
-2 l:^ ^ ^ compr~
-3 l:^ ^ ^ contr~
4 l:^ ^ ^ desca~
4 l:^ ^ ^ desco~
3 l:^ ^ ^ disca~
3 l:^ ^ ^ dispe~
4 l:^ ^ ^ disre~
5 l:^ ^ ^ drop
6 l:^ ^ ^ excep~
5 l:^ ^ ^ excet~
4 l:^ ^ ^ exclu~
6 l:^ ^ ^ fora
6 l:^ ^ ^ ignor~
-7 l:^ ^ ^ inclu~
-5 l:^ ^ ^ inves~
-7 l:^ ^ ^ irreg~
3 l:^ ^ ^ leave
-4 l:^ ^ ^ list
-3 l:^ ^ ^ mostr~
8 l:^ ^ ^ nao
5 l:^ ^ ^ neith~
1 l:^ ^ ^ nem
-2 l:^ ^ ^ nenhu~
10 l:^ ^ ^ no
11 l:^ ^ ^ non
5 l:^ ^ ^ not
-5 l:^ ^ ^ pagam~
-3 l:^ ^ ^ payme~
-6 l:^ ^ ^ purch~
-2 l:^ ^ ^ quant~
4 l:^ ^ ^ remov~
2 l:^ ^ ^ salvo
7 l:^ ^ ^ sem
4 l:^ ^ ^ skip
-3 l:^ ^ ^ so
2 l:^ ^ ^ the
2 l:^ ^ ^ tira
3 l:^ ^ ^ tiran~
4 l:^ ^ ^ witho~
-2 l:^ ^ a
-3 l:^ ^ any
5 l:^ ^ anyth~ but
3 l:^ ^ apart from
-1 l:^ ^ as
-6 l:^ ^ as licit~
4 l:^ ^ aside from
-4 l:^ ^ audit
-1 l:^ ^ casos de
-4 l:^ ^ check
-3 l:^ ^ compa~
-2 l:^ ^ compa~ T
-2 l:^ ^ compa~ a
-2 l:^ ^ compr~
-4 l:^ ^ compr~ T
-4 l:^ ^ compr~ de
-3 l:^ ^ contr~
-4 l:^ ^ contr~ S
-6 l:^ ^ contr~ T
-4 l:^ ^ contr~ da
-3 l:^ ^ contr~ de
4 l:^ ^ desca~
4 l:^ ^ desco~
3 l:^ ^ disca~
3 l:^ ^ dispe~
4 l:^ ^ disre~
5 l:^ ^ drop
6 l:^ ^ excep~
5 l:^ ^ excet~
4 l:^ ^ exclu~
6 l:^ ^ fora
-3 l:^ ^ i mean
-5 l:^ ^ i want
6 l:^ ^ ignor~
-7 l:^ ^ inclu~
-1 l:^ ^ inclu~ T
6 l:^ ^ inste~ of
-5 l:^ ^ inves~
-2 l:^ ^ inves~ T
-7 l:^ ^ irreg~
-2 l:^ ^ is there
3 l:^ ^ leave
-3 l:^ ^ licit~ T
-4 l:^ ^ list
-3 l:^ ^ mostr~
1 l:^ ^ nada de
8 l:^ ^ nao
6 l:^ ^ nao e
-3 l:^ ^ nao esque~
10 l:^ ^ nao quero
-1 l:^ ^ nao so
5 l:^ ^ neith~
1 l:^ ^ nem
-2 l:^ ^ nenhu~
4 l:^ ^ never mind
-3 l:^ ^ ningu~ fisca~
10 l:^ ^ no
11 l:^ ^ non
5 l:^ ^ not
-2 l:^ ^ not only
-4 l:^ ^ nothi~ but
-2 l:^ ^ o que
-5 l:^ ^ pagam~
-4 l:^ ^ pagam~ T
-3 l:^ ^ payme~
-3 l:^ ^ payme~ T
-3 l:^ ^ por que
-6 l:^ ^ purch~
-2 l:^ ^ quais os
-2 l:^ ^ quant~
-2 l:^ ^ quant~ T
-4 l:^ ^ quant~ a
4 l:^ ^ remov~
2 l:^ ^ salvo
7 l:^ ^ sem
-5 l:^ ^ show me
4 l:^ ^ skip
-3 l:^ ^ so
2 l:^ ^ the
-3 l:^ ^ the tende~
4 l:^ ^ those with
2 l:^ ^ tira
3 l:^ ^ tiran~
-4 l:^ ^ todos os
3 l:^ ^ tudo menos
-2 l:^ ^ what did
4 l:^ ^ witho~
-6 l:^ ^ witho~ forge~
-2 l:^ a
5 l:^ a excec~ de
-5 l:^ ainda nao vi
-3 l:^ any
5 l:^ anyth~ but
3 l:^ apart from
-1 l:^ as
-6 l:^ as licit~
-6 l:^ as licit~ T
4 l:^ aside from
-4 l:^ audit
-5 l:^ bom dia ,
-1 l:^ casos de
-4 l:^ check
-3 l:^ compa~
-3 l:^ compa~ S with
-2 l:^ compa~ T
-2 l:^ compa~ a
-2 l:^ compr~
-4 l:^ compr~ T
-3 l:^ compr~ T ,
-4 l:^ compr~ de
-3 l:^ contr~
-4 l:^ contr~ S
-6 l:^ contr~ T
8 l:^ contr~ T ,
-8 l:^ contr~ T T
-4 l:^ contr~ da
-3 l:^ contr~ de
-3 l:^ contr~ de T
4 l:^ desca~
4 l:^ desco~
3 l:^ disca~
3 l:^ dispe~
4 l:^ disre~
-4 l:^ don t skip
5 l:^ drop
5 l:^ em vez de
6 l:^ excep~
5 l:^ excet~
4 l:^ exclu~
6 l:^ fora
-5 l:^ hi , T
-3 l:^ how many T
-3 l:^ i mean
-5 l:^ i want
-3 l:^ i want T
6 l:^ ignor~
-7 l:^ inclu~
-1 l:^ inclu~ T
6 l:^ inste~ of
-5 l:^ inves~
-2 l:^ inves~ T
-7 l:^ irreg~
-2 l:^ is there
-3 l:^ is there no
3 l:^ leave
-3 l:^ licit~ T
-4 l:^ list
-3 l:^ me mostr~ os
-3 l:^ menos contr~ em
-3 l:^ mostr~
-6 l:^ nada alem de
1 l:^ nada de
8 l:^ nao
-4 l:^ nao acred~ em
-5 l:^ nao confi~ em
6 l:^ nao e
-3 l:^ nao esque~
-4 l:^ nao esque~ de
3 l:^ nao me inter~
4 l:^ nao preci~ olhar
10 l:^ nao quero
-1 l:^ nao so
5 l:^ neith~
5 l:^ neith~ S nor
1 l:^ nem
4 l:^ nem S nem
-2 l:^ nenhu~
4 l:^ never mind
-3 l:^ ningu~ fisca~
10 l:^ no
8 l:^ no S no
-1 l:^ no T ,
5 l:^ no lugar de
11 l:^ non
5 l:^ not
-4 l:^ not just the
-2 l:^ not only
-4 l:^ nothi~ but
-2 l:^ o que
-5 l:^ pagam~
-4 l:^ pagam~ T
5 l:^ pagam~ T ,
-3 l:^ payme~
-3 l:^ payme~ T
-3 l:^ por que
-6 l:^ purch~
-5 l:^ purch~ T ,
-2 l:^ quais os
-5 l:^ quais os T
-2 l:^ quant~
-2 l:^ quant~ T
-4 l:^ quant~ a
-5 l:^ quant~ contr~ a
-5 l:^ quero ver T
4 l:^ remov~
2 l:^ salvo
7 l:^ sem
-5 l:^ show me
-6 l:^ show me T
4 l:^ skip
-3 l:^ so
7 l:^ steer clear of
2 l:^ the
-3 l:^ the tende~
-7 l:^ the tende~ T
4 l:^ those with
2 l:^ tira
3 l:^ tiran~
-4 l:^ todos os
3 l:^ tudo menos
-4 l:^ wasn t there
-2 l:^ what did
-3 l:^ why isn t
4 l:^ witho~
-6 l:^ witho~ forge~
-2 l:a T
-12 l:a T ,
-2 l:a T T
5 l:a excec~ de
-1 l:a repor~ on
5 l:a ver com
-4 l:acred~ em
-5 l:ainda nao vi
-1 l:alem de
-4 l:alem de T em
-5 l:and T
-3 l:and T ,
-6 l:and stuff
6 l:and whate~
-3 l:any T
-6 l:any T ,
5 l:any body but
4 l:any red flags excep~
4 l:anyon~ other than
9 l:anyth~ but
5 l:anyth~ by
-1 l:anyth~ by T
-5 l:anyth~ that isn t
5 l:apart from
5 l:apart from S and
4 l:are not
11 l:aren t
-8 l:aren t outsi~
-9 l:as T
-8 l:as T ,
-5 l:as T T
8 l:as da
-2 l:as da T
-3 l:as da T ,
-9 l:as licit~
-7 l:as licit~ S
-4 l:as licit~ T
-9 l:as licit~ T ,
4 l:aside from
8 l:assin~ em
-1 l:assin~ em T
-9 l:assin~ em T ,
-8 l:at T
-5 l:at the
-2 l:at the T
6 l:award~ to
3 l:bar those with
5 l:body but
-5 l:bom dia ,
-3 l:bom dia , T
7 l:bothe~ with
2 l:bough~ by
-3 l:but T
-5 l:but contr~
-1 l:but nada de
6 l:but not
1 l:but skip those with
-9 l:by T
-4 l:by T T
-3 l:by the
5 l:cases of
-3 l:caso de
2 l:casos de
-1 l:casos de T
-2 l:check T
-12 l:check the
7 l:clear of
-3 l:clear of T :
-5 l:com T
-8 l:com T S e
-2 l:com T T
-2 l:com a
3 l:com excec~ de
-3 l:compa~ S with
-2 l:compa~ T
-2 l:compa~ a
-5 l:compr~ S
-4 l:compr~ T
-6 l:compr~ T ,
-9 l:compr~ de
-3 l:compr~ de T
-5 l:confi~ em
-4 l:contr~ S
6 l:contr~ S ,
-6 l:contr~ T
-1 l:contr~ T ,
-6 l:contr~ T T
2 l:contr~ T T ,
-5 l:contr~ a
-5 l:contr~ at
-6 l:contr~ da
-1 l:contr~ da T
3 l:contr~ de
-3 l:contr~ de T
-8 l:contr~ de T ,
-1 l:contr~ de T T
-6 l:contr~ de T da
-2 l:contr~ de T do
-2 l:contr~ did
-3 l:contr~ did T sign
-5 l:contr~ do
-3 l:contr~ em
-10 l:contr~ of
-12 l:contr~ of the
-13 l:contr~ por
-5 l:contr~ signe~
-5 l:da T
-3 l:da T ,
-1 l:da T T
-5 l:da lista ,
-2 l:de S
6 l:de S e
5 l:de S nem de
-3 l:de T
-4 l:de T ,
-2 l:de T , T
-1 l:de T S
-4 l:de T T
-4 l:de T T ,
-6 l:de T T T
-5 l:de T da
-1 l:de T da T
-2 l:de T do
-3 l:de T em
-2 l:de fora ,
-6 l:de pagam~
4 l:desco~ S e
-5 l:dia ,
-3 l:dia , T
-3 l:did T sign
-6 l:did the
6 l:difer~ de
-4 l:do T
-5 l:do que em
5 l:do with
7 l:don t bothe~ with
7 l:don t inclu~
-4 l:don t skip
-1 l:don t skip T
-4 l:don t trust
7 l:don t want
-5 l:e T
-4 l:e T ,
-1 l:e a
9 l:e as da
-3 l:e compr~
-3 l:e depoi~
-8 l:e mostr~
15 l:e nao
10 l:e os de
-5 l:e que eu desco~
2 l:em S ou
-3 l:em T
-7 l:em T ,
-3 l:em T ; quero
-2 l:em T T
-10 l:em contr~ de
6 l:em vez de
-4 l:esque~ de
-5 l:eu desco~
-2 l:eu ja vi .
17 l:every~ excep~
4 l:excec~ de
4 l:excep~ for
5 l:excep~ of
7 l:excep~ payme~
-2 l:excep~ the
5 l:excep~ those of
5 l:excep~ those with
-5 l:excet~ T ,
3 l:excet~ a
6 l:excet~ casos de
3 l:excet~ contr~ de
-2 l:excet~ os de
-3 l:exclu~ T ,
2 l:exclu~ assin~ em
-1 l:exclu~ os de
1 l:exclu~ those made by
7 l:feito~ por
-2 l:ficam de fora ,
4 l:filte~ out
4 l:flags excep~
9 l:for S and
-8 l:for T
-3 l:fora ,
-1 l:fora as
1 l:fora os
-2 l:forge~ T ,
5 l:from S and
-5 l:from T
-3 l:from T ,
-5 l:from T , compr~
4 l:from anyon~ other than
-1 l:gasto com
-1 l:gasto com T
-4 l:gasto~ com
-5 l:gasto~ com T
-3 l:ha T
-5 l:hi , T
9 l:hold the
-1 l:houve T
-3 l:how many T
-4 l:i don t trust
7 l:i don t want
-3 l:i mean
-5 l:i want
-3 l:i want T
-8 l:in T
-4 l:in T ,
3 l:in anyth~ by
-10 l:inclu~ T
-10 l:inclu~ os de
6 l:inste~ of
-1 l:inste~ of T ,
-3 l:inter~ ,
2 l:inter~ em
8 l:inter~ in
3 l:inter~ in anyth~ by
5 l:inter~ nada de
-1 l:inves~ T
-2 l:is there
-3 l:is there no
-1 l:isn t
-3 l:isn t any
-1 l:isn t payme~ in
-2 l:isso nao . quero
-2 l:ja vi .
-1 l:just T ,
-4 l:just the
-2 l:la ,
-2 l:leave out
5 l:let by
-7 l:licit~ S
-4 l:licit~ T
1 l:licit~ T ,
-5 l:lista ,
5 l:lugar de
2 l:m not inter~ in
6 l:made by
-2 l:many T
7 l:mas nao
2 l:mas nao os de
-2 l:mas veja
-2 l:matte~ the size ,
-6 l:me T
-8 l:me T ,
3 l:me inter~
-3 l:me inter~ ,
5 l:me inter~ nada de
-3 l:me mostr~ os T
5 l:menos S e
3 l:menos contr~ de
-3 l:menos contr~ em
4 l:menos os de
-3 l:mostr~ os T
2 l:mostr~ os T ,
-3 l:na T
-6 l:nada alem de
2 l:nada de
-1 l:nada de T
-1 l:nada de T ,
-12 l:nada que nao seja
-5 l:nao ,
-3 l:nao , so
-2 l:nao . quero
-4 l:nao acred~ em
-8 l:nao concl~
-5 l:nao confi~ em
3 l:nao e
-10 l:nao entre~
-3 l:nao esque~
-4 l:nao esque~ de
5 l:nao feito~ por
-3 l:nao ha
-7 l:nao houve
4 l:nao inclu~
3 l:nao me inter~
-3 l:nao me inter~ ,
11 l:nao nada de
10 l:nao o
-2 l:nao olhar
8 l:nao os contr~
3 l:nao os de
5 l:nao passa~ por
4 l:nao preci~ olhar
10 l:nao quero
6 l:nao quero saber de
5 l:nao seja
1 l:nao seja os contr~
3 l:nao sejam
5 l:nao sejam de
-4 l:nao so
2 l:nao tem
2 l:nao tenho inter~ em
-3 l:nao valem ,
4 l:nao venha~ de
-5 l:nao vi
-5 l:nas T
-1 l:neith~ S nor
1 l:nem S nem
-2 l:nem T ,
-1 l:nem T :
5 l:nem de
2 l:nem os de
-2 l:nenhu~ . so
11 l:net of
-6 l:never deliv~
4 l:never mind
-7 l:never publi~
-3 l:ningu~ fisca~
-6 l:no ,
5 l:no S , no
8 l:no S no
-1 l:no T ,
5 l:no lugar de
14 l:no signs of
-4 l:nos contr~ de
-2 l:nos contr~ de T
-8 l:not T
6 l:not any
6 l:not award~ to
8 l:not count~
-9 l:not finis~
6 l:not from
5 l:not inter~ in
-4 l:not just the
7 l:not made by
-2 l:not only
8 l:not the
9 l:not those of
-7 l:not yet paid
-4 l:nothi~ but
8 l:nothi~ on
-8 l:nothi~ that isn t
5 l:nothi~ to do with
-2 l:o T
-4 l:o T ,
-1 l:o T T
-3 l:o caso de
-3 l:o que
-5 l:of T
-5 l:of T ,
-3 l:of T :
-2 l:of T T
5 l:of any body but
-6 l:of the
-2 l:on T
-6 l:on T ,
-5 l:on T T
-7 l:on the
-2 l:ones ,
-8 l:ones ;
-6 l:os T
1 l:os T ,
6 l:os contr~
-1 l:os contr~ T
-1 l:os contr~ da
-10 l:os contr~ de
-4 l:os contr~ do
2 l:os de
-4 l:os de T
-2 l:os de T ,
-7 l:os de T T
2 l:other than
-6 l:other than T
8 l:out a
-15 l:out of
6 l:outro~ probl~ alem de
-10 l:pagam~ S
-4 l:pagam~ T
1 l:pagam~ T ,
5 l:passa~ por
-5 l:payme~ T
-10 l:payme~ T ,
8 l:payme~ in
-2 l:payme~ in T
-5 l:pelo T
-4 l:por T
-3 l:por que
-2 l:por que nao olhar
-2 l:pra la ,
4 l:preci~ olhar
6 l:probl~ alem de
-3 l:purch~ T
-8 l:purch~ T ,
-2 l:quais os
-5 l:quais os T
-2 l:quant~ T
-4 l:quant~ a
-5 l:quant~ contr~ a
-3 l:quant~ o
-5 l:que em
-5 l:que eu desco~
7 l:que nao
-2 l:que nao olhar
3 l:que nao passa~ por
5 l:que nao seja
3 l:que nao sejam
5 l:que nao sejam de
4 l:que nao venha~ de
-4 l:quero T
-6 l:quero T ,
-6 l:quero as licit~
6 l:quero saber de
-1 l:quero ver
-5 l:quero ver T
4 l:red flags excep~
6 l:regar~ , no
-2 l:repor~ on
6 l:saber de
1 l:salvo os de
3 l:save for
1 l:seja os contr~
5 l:sejam de
3 l:sem a
6 l:sem consi~
8 l:sem conta~
14 l:sem inclu~
10 l:sem indic~ de
11 l:sem os
-3 l:seria o caso de
-4 l:show T
-5 l:show me
-6 l:show me T
-8 l:show me T ,
-7 l:signe~ on
4 l:sim ,
-2 l:size ,
-1 l:skip T
1 l:skip those with
-12 l:sobre a
-5 l:spend~ on
-3 l:spent on
-2 l:spent on T
3 l:state but
7 l:steer clear of
-10 l:stuff T
-3 l:t any
7 l:t bothe~ with
7 l:t inclu~
3 l:t let by
-8 l:t outsi~
-1 l:t payme~ in
-4 l:t skip
-1 l:t skip T
-5 l:t there
-4 l:t trust
7 l:t want
-4 l:tende~ T
-2 l:tende~ T ,
3 l:tenha~ a ver com
2 l:tenho inter~ em
-6 l:than T
-4 l:that . i want
4 l:that are not
11 l:that aren t
-8 l:that aren t outsi~
-1 l:that isn t
-7 l:that were never publi~
4 l:the S
-4 l:the T
-1 l:the T T
-2 l:the T ones ,
5 l:the excep~ of
-2 l:the size ,
-4 l:the tende~
-4 l:the tende~ T
-2 l:the tende~ T ,
-4 l:there T
-3 l:there no
-11 l:those by
-3 l:those by T
1 l:those made by
1 l:those of
-5 l:those of T
5 l:those with
-3 l:those with T
-6 l:tiran~ T ,
3 l:tiran~ os de
-7 l:to T
5 l:to do with
-4 l:todos os
4 l:tudo menos
-3 l:valem ,
-4 l:valor T
4 l:venha~ de
-5 l:ver T
5 l:ver com
6 l:vez de
-1 l:vez de T ,
-2 l:vi .
-3 l:want T
4 l:want purch~
-4 l:wasn t there
-7 l:were never publi~
3 l:weren t let by
-2 l:what did
-1 l:why is there no
-3 l:why isn t
-3 l:with T
16 l:with no
14 l:with no signs of
-8 l:with the
5 l:with the excep~ of
-6 l:witho~ forge~
4 l:witho~ the
-6 l:worth T
-7 l:yet paid
-6 lr:)_\$
-16 lr:,_\$
-13 lr:,_,
-11 lr:,_;
-11 lr:,_?
-6 lr:,_S
-6 lr:,_T
8 lr:,_and
9 lr:,_aside
-12 lr:,_but
-4 lr:,_com
-1 lr:,_e
4 lr:,_excep~
-5 lr:,_excet~
12 lr:,_exclu~
8 lr:,_nao
11 lr:,_not
-9 lr:,_que
-9 lr:,_sim
-6 lr:,_that
-8 lr:,_tiran~
-2 lr:,_too
-7 lr:,_witho~
-5 lr:,_yes
-5 lr:._\$
-9 lr::_\$
-1 lr::_,
-3 lr::_T
2 lr:;_\$
-13 lr:;_T
-13 lr:S_\$
-6 lr:S_,
3 lr:S_?
-4 lr:S_T
-10 lr:T_\$
-6 lr:T_,
-4 lr:T_-
-3 lr:T_.
-3 lr:T_:
-11 lr:T_;
-8 lr:T_?
-2 lr:T_S
-3 lr:T_T
-7 lr:T_and
-6 lr:T_but
-1 lr:T_com
-3 lr:T_compr~
-4 lr:T_contr~
-4 lr:T_desco~
-10 lr:T_e
-2 lr:T_em
-6 lr:T_excep~
-2 lr:T_excet~
-4 lr:T_exclu~
-2 lr:T_flagg~
-6 lr:T_fora
-5 lr:T_nao
-3 lr:T_not
-5 lr:T_of
-3 lr:T_pagam~
-2 lr:T_purch~
-3 lr:T_que
-3 lr:T_sem
-1 lr:T_that
-3 lr:T_with
-4 lr:T_witho~
-6 lr:^_(
-7 lr:^_,
-6 lr:^_-
-8 lr:^_.
-8 lr:^_:
-7 lr:^_;
9 lr:^_?
-5 lr:^_S
-7 lr:^_T
-8 lr:^_and
-3 lr:^_apart
-5 lr:^_bough~
-5 lr:^_com
-6 lr:^_contr~
-1 lr:^_da
-8 lr:^_de
-7 lr:^_do
6 lr:^_e
-7 lr:^_em
-11 lr:^_excep~
-9 lr:^_in
3 lr:^_nao
-6 lr:^_not
-4 lr:^_of
-9 lr:^_ou
-4 lr:^_que
-3 lr:^_sem
-3 lr:^_that
-6 lr:^_vs
-9 lr:^_with
5 lr:a_\$
6 lr:a_,
-9 lr:a_T
-1 lr:a_com
-4 lr:a_e
-6 lr:a_fez
2 lr:and_\$
-1 lr:and_,
-9 lr:and_T
-7 lr:and_on
6 lr:any_\$
-1 lr:any_,
-11 lr:any_T
2 lr:as_\$
13 lr:as_,
-3 lr:as_T
10 lr:as_e
15 lr:assin~_\$
-8 lr:at_\$
2 lr:at_,
-11 lr:at_T
-7 lr:at_that
3 lr:but_\$
5 lr:but_:
-12 lr:but_T
6 lr:by_\$
2 lr:by_,
4 lr:by_;
-5 lr:by_T
-7 lr:by_and
-2 lr:check_,
-2 lr:check_T
-7 lr:com_\$
-11 lr:com_T
12 lr:com_e
-3 lr:compa~_with
-3 lr:compr~_,
-10 lr:compr~_S
-13 lr:compr~_T
11 lr:compr~_e
7 lr:compr~_nao
6 lr:consi~_\$
6 lr:conta~_\$
-5 lr:contr~_\$
-4 lr:contr~_,
2 lr:contr~_?
-5 lr:contr~_S
-7 lr:contr~_T
-8 lr:contr~_but
-6 lr:contr~_e
-1 lr:contr~_nao
-3 lr:contr~_que
-6 lr:contr~_that
10 lr:count~_\$
3 lr:da_\$
-7 lr:da_?
-1 lr:da_T
-3 lr:da_com
1 lr:de_\$
2 lr:de_,
10 lr:de_;
-7 lr:de_S
-8 lr:de_T
-6 lr:de_as
-3 lr:de_da
1 lr:de_de
-6 lr:de_do
2 lr:de_e
-5 lr:de_em
-2 lr:de_nao
-9 lr:de_nas
3 lr:de_nem
5 lr:de_quero
7 lr:deals_\$
-3 lr:deals_T
2 lr:deals_and
-3 lr:depoi~_\$
13 lr:desco~_\$
-1 lr:desco~_,
3 lr:desco~_e
-2 lr:did_sign
3 lr:disca~_\$
3 lr:dispe~_,
-1 lr:do_\$
-7 lr:do_T
-3 lr:do_com
-3 lr:do_que
4 lr:drop_,
-4 lr:e_\$
8 lr:e_,
4 lr:e_:
-2 lr:e_?
-4 lr:e_T
-9 lr:e_de
9 lr:e_nao
-1 lr:em_\$
3 lr:em_,
2 lr:em_;
-7 lr:em_?
-8 lr:em_T
3 lr:em_de
-1 lr:em_e
-2 lr:em_ou
-6 lr:esque~_\$
9 lr:excep~_,
5 lr:excep~_in
-3 lr:excet~_\$
10 lr:excet~_,
6 lr:exclu~_\$
4 lr:exclu~_,
-4 lr:foi_?
-1 lr:for_\$
-9 lr:for_T
-1 lr:for_and
-9 lr:fora_\$
11 lr:fora_?
8 lr:fora_e
-2 lr:forge~_,
-2 lr:from_\$
3 lr:from_,
-1 lr:from_T
6 lr:from_and
-3 lr:ha_T
-4 lr:houve_T
3 lr:ignor~_\$
2 lr:in_\$
1 lr:in_,
-10 lr:in_?
-8 lr:in_T
1 lr:in_or
6 lr:inclu~_\$
-5 lr:inclu~_T
3 lr:inter~_,
-2 lr:inves~_,
-6 lr:inves~_T
8 lr:invol~_\$
-5 lr:just_,
2 lr:leave_out
-14 lr:licit~_\$
-9 lr:licit~_,
-6 lr:licit~_?
-4 lr:licit~_S
-4 lr:licit~_T
-5 lr:list_,
-3 lr:list_contr~
-8 lr:many_,
-7 lr:many_T
-9 lr:many_contr~
-4 lr:mas_\$
-7 lr:me_T
6 lr:menos_\$
4 lr:menos_e
4 lr:mind_,
3 lr:minus_\$
-8 lr:mostr~_\$
-2 lr:na_T
-1 lr:nao_\$
4 lr:nao_,
-8 lr:nas_T
1 lr:neith~_nor
3 lr:nem_\$
5 lr:nem_,
-2 lr:nem_:
6 lr:nenhu~_\$
3 lr:no_\$
5 lr:no_)
2 lr:no_,
8 lr:no_:
-8 lr:no_T
1 lr:no_no
9 lr:no_pleas~
6 lr:not_\$
7 lr:not_,
1 lr:not_T
1 lr:not_or
4 lr:nothi~_\$
1 lr:o_\$
2 lr:o_,
-8 lr:o_T
-2 lr:o_nao
3 lr:of_\$
-1 lr:of_,
7 lr:of_:
-13 lr:of_T
-8 lr:of_and
4 lr:olhar_,
-6 lr:olhar_T
-3 lr:on_\$
-3 lr:on_,
-6 lr:on_?
-2 lr:on_T
-2 lr:only_but
-2 lr:or_\$
10 lr:or_.
8 lr:os_\$
-1 lr:os_,
-12 lr:os_T
-2 lr:os_e
10 lr:os_nao
8 lr:ou_\$
4 lr:out_\$
14 lr:out_,
2 lr:outsi~_\$
-4 lr:pagam~_\$
-7 lr:pagam~_,
-5 lr:pagam~_S
-4 lr:pagam~_T
-2 lr:payme~_\$
-8 lr:payme~_,
-4 lr:payme~_T
-5 lr:pelo_T
13 lr:por_\$
-2 lr:por_T
-7 lr:publi~_\$
3 lr:pular_\$
-2 lr:purch~_\$
-3 lr:purch~_,
-5 lr:purch~_T
-4 lr:quant~_T
-2 lr:que_nao
-4 lr:quero_\$
-3 lr:quero_,
-3 lr:quero_T
4 lr:remov~_\$
3 lr:salvo_\$
5 lr:save_\$
-5 lr:seja_\$
-1 lr:sem_\$
9 lr:sem_,
-7 lr:show_\$
-4 lr:show_T
-3 lr:sign_?
-4 lr:signe~_\$
6 lr:skip_\$
-4 lr:skip_T
-5 lr:so_\$
-4 lr:so_,
-1 lr:so_T
5 lr:stuff_\$
-4 lr:stuff_,
-5 lr:stuff_T
-8 lr:stuff_and
4 lr:t_\$
-3 lr:t_T
-3 lr:tende~_\$
-3 lr:tende~_,
-4 lr:tende~_T
3 lr:than_\$
4 lr:the_,
2 lr:the_?
-1 lr:the_S
-10 lr:the_T
-5 lr:the_contr~
3 lr:the_ones
-2 lr:the_with
-5 lr:there_?
-3 lr:there_T
5 lr:tira_\$
7 lr:tiran~_\$
5 lr:tiran~_,
2 lr:to_\$
-9 lr:to_T
-7 lr:ver_,
-12 lr:ver_T
1 lr:want_\$
5 lr:want_,
-3 lr:want_T
2 lr:whate~_signe~
7 lr:with_\$
-9 lr:with_T
1 lr:witho~_\$
-8 nn:0
6 nn:1
-13 nn:3
4 op:S apart>apart
5 op:T ,>but
7 op:T ,>exceto
-3 op:T ,>excluding
1 op:T ,>menos
11 op:T ,>nada
-5 op:T ,>nao
8 op:T ,>nem
7 op:T ,>no
6 op:T ,>not
-1 op:T ,>por
-2 op:T ,>salvo
11 op:T ,>sem
7 op:T ,>skip
6 op:T ,>t
-5 op:T ?>not
3 op:T T>except
12 op:T T>exceto
2 op:T T>menos
12 op:T T>nada
3 op:T T>no
2 op:T T>not
4 op:T T>nothing
2 op:T apart>apart
4 op:T contr~>except
9 op:T e>nao
8 op:T em>fora
7 op:T excep~>except
-4 op:T fica>fora
-1 op:T from>than
-2 op:T nao>nao
-10 op:T no>no
11 op:T not>not
-1 op:T que>nada
11 op:T que>nao
-2 op:T sem>sem
-1 op:T that>never
4 op:T that>not
7 op:T that>t
-5 op:ainda nao>nao
1 op:algum probl~>exceto
-3 op:any red>except
-1 op:anyth~ but>but
-4 op:anyth~ by>anything
6 op:anyth~ other>than
-2 op:apart from>apart
-4 op:aren t>t
2 op:aside from>aside
-7 op:be sure>omit
7 op:bom dia>nao
-5 op:can t>t
-14 op:com ou>sem
7 op:compr~ S>nao
3 op:compr~ T>exceto
2 op:compr~ T>fora
7 op:compr~ T>nao
-6 op:compr~ T>sem
-2 op:contr~ T>except
8 op:contr~ T>fora
9 op:contr~ T>menos
2 op:contr~ T>nao
3 op:contr~ T>not
7 op:contr~ T>t
-14 op:contr~ de>nao
5 op:corta S>corta
-3 op:corta T>corta
1 op:corte os>corte
-3 op:could~ t>t
-4 op:deixa T>deixa
-2 op:deixa~ T>fora
-6 op:desca~ T>descartando
2 op:desco~ S>descontados
-5 op:desco~ T>descontados
3 op:disca~ S>discard
1 op:dispe~ S>dispenso
-5 op:dispe~ T>dispenso
-3 op:disre~ T>disregarding
6 op:disre~ those>disregard
-9 op:do not>drop
-9 op:do you>anything
-9 op:don t>except
-9 op:don t>forget
-9 op:don t>ignore
-9 op:don t>leave
-6 op:don t>remove
-4 op:don t>skip
-2 op:don t>t
4 op:drop S>drop
-5 op:drop T>drop
-1 op:esque~ S>esquece
4 op:every~ excep~>except
5 op:every~ on>except
-1 op:excep~ for>except
3 op:excep~ those>except
1 op:excet~ S>exceto
-6 op:excet~ T>exceto
6 op:exclu~ S>exclua
5 op:exclu~ S>excluding
-1 op:exclu~ S>excluindo
-2 op:exclu~ T>excluding
-12 op:exclu~ neith~>neither
-11 op:exclu~ neith~>nor
7 op:exclu~ those>excluding
7 op:filte~ out>filter
4 op:fora S>fora
-4 op:fora T>fora
5 op:forge~ S>forget
-3 op:forge~ about>forget
4 op:has any>outside
1 op:hi ,>not
-4 op:how many>aside
-8 op:how many>ignorar
-7 op:how many>nao
2 op:how many>not
-3 op:i can>t
-6 op:i could~>t
-2 op:i don>but
-4 op:i don>t
5 op:i have>no
-7 op:i haven>t
-1 op:i m>anything
-3 op:i m>but
-5 op:i m>not
8 op:i mean>not
-1 op:i never>so
-8 op:i want>except
-2 op:if it>no
6 op:ignor~ S>ignore
-6 op:ignor~ as>ignore
-5 op:inclu~ S>inclusive
-2 op:inste~ of>instead
1 op:inves~ T>exceto
-11 op:is it>not
-3 op:is there>no
-5 op:isn t>t
-3 op:it s>but
-6 op:it s>not
-3 op:it s>t
-5 op:just S>just
3 op:leave S>leave
-2 op:leave T>leave
5 op:leave out>leave
9 op:licit~ T>without
-6 op:menos contr~>menos
-6 op:nada alem>alem
-4 op:nada de>nada
-8 op:nada que>nao
4 op:nao S>nao
-5 op:nao T>nao
-13 op:nao acho>nao
-7 op:nao acred~>nao
-5 op:nao apena~>apenas
7 op:nao as>nao
-5 op:nao confi~>nao
-5 op:nao daria>nao
-11 op:nao deixe>deixe
-1 op:nao deixe>fora
-10 op:nao deixe>nem
-7 op:nao e>excluir
-2 op:nao e>mas
-8 op:nao e>nao
-3 op:nao e>so
-11 op:nao encon~>nao
-12 op:nao enten~>nao
-4 op:nao esque~>esqueca
-10 op:nao exclu~>exclua
-13 op:nao exist~>nao
-2 op:nao exist~>nenhum
-8 op:nao ha>nao
-7 op:nao houve>nao
-11 op:nao ignor~>ignore
-4 op:nao impor~>nao
10 op:nao inclu~>nao
-3 op:nao lembr~>nao
-7 op:nao ligo>nao
-7 op:nao me>nada
-1 op:nao me>nao
-2 op:nao me>so
-1 op:nao preci~>nao
-4 op:nao preci~>so
-6 op:nao pule>pule
-2 op:nao que>mas
-4 op:nao que>nao
-9 op:nao quero>exceto
-7 op:nao quero>fora
3 op:nao quero>nao
-3 op:nao sei>mas
-5 op:nao sei>nao
-3 op:nao seria>nao
-3 op:nao so>mas
-2 op:nao so>so
-14 op:nao tem>nao
-2 op:nao tenho>mas
-6 op:nao tire>tire
5 op:neith~ S>neither
2 op:neith~ S>nor
-4 op:neith~ T>nor
5 op:neith~ as>nor
5 op:nem S>nem
-5 op:nem T>nem
5 op:nem os>nem
-2 op:nenhu~ S>nenhum
-8 op:nenhu~ T>exceto
-2 op:nenhu~ T>nenhum
6 op:nenhu~ a>nenhum
-8 op:nenhu~ estad~>exceto
9 op:nenhu~ os>nenhum
-8 op:never leave>leave
5 op:never mind>never
-4 op:ningu~ fisca~>ninguem
5 op:no S>no
-3 op:no T>no
-6 op:no doubt>no
1 op:no lugar>lugar
-3 op:no matte~>no
-4 op:no need>just
7 op:no need>no
-5 op:no one>but
-8 op:no one>except
-3 op:no rush>no
-12 op:no state>but
-5 op:nobod~ check~>nobody
-3 op:nobod~ looke~>nobody
-9 op:none but>but
5 op:not S>not
-7 op:not T>but
-1 op:not inter~>not
-3 op:not just>just
-10 op:not only>but
-2 op:not only>only
-12 op:not that>but
-10 op:not that>not
-10 op:not witho~>without
-10 op:nothi~ but>but
-11 op:nothi~ other>than
-6 op:nothi~ that>not
-6 op:nothi~ that>t
-6 op:nunca inves~>nunca
-6 op:nunca vi>nunca
-8 op:o T>nao
-10 op:obras nao>nao
2 op:of any>but
-10 op:only S>only
-6 op:only cases>only
-9 op:os T>nao
6 op:other than>than
2 op:outro~ probl~>alem
6 op:payme~ T>t
-9 op:por que>nada
-6 op:por que>nao
-10 op:por que>por
4 op:poupe me>poupe
4 op:purch~ T>not
4 op:quais os>nao
-3 op:quais os>not
5 op:qualq~ coisa>menos
-7 op:quant~ contr~>por
-2 op:que outro~>fora
1 op:quero ver>nao
4 op:quis dizer>nao
-4 op:regar~ of>regardless
2 op:rule out>rule
2 op:salvo S>salvo
-6 op:salvo T>salvo
-1 op:salvo as>salvo
-3 op:se nao>nao
1 op:sem S>sem
-7 op:sem deixa~>fora
-10 op:sem duvid~>sem
-15 op:sem esque~>sem
-3 op:sem press~>sem
2 op:sem ser>sem
-10 op:sera que>nao
7 op:show me>nao
3 op:skip S>skip
-8 op:skip T>skip
-5 op:so S>so
-4 op:so as>so
-5 op:so os>so
-8 op:somen~ os>somente
5 op:the tende~>no
7 op:tira S>tira
3 op:tiran~ S>tirando
-5 op:tiran~ T>tirando
-1 op:tiran~ assin~>tirando
1 op:tiran~ compr~>tirando
2 op:tiran~ os>tirando
1 op:tire compr~>tire
9 op:todos os>menos
7 op:tudo de>exceto
5 op:tudo menos>menos
-5 op:voce nao>nao
-7 op:voces nao>nada
-4 op:wasn t>t
-3 op:why are>no
-8 op:why did>not
-2 op:why did>why
-5 op:why doesn>t
-1 op:why is>no
-5 op:why isn>t
-5 op:why not>not
-4 op:why wasn>t
2 op:with the>exception
3 op:witho~ S>without
-8 op:witho~ forge~>without
-11 op:witho~ leavi~>leaving
7 p:afora
-1 p:alem de
-4 p:alem de T em
5 p:anyth~ by
-1 p:anyth~ by T
5 p:apart from
5 p:apart from S and
4 p:aside from
8 p:bar
3 p:bar those with
3 p:but
-3 p:but T
-5 p:but contr~
5 p:deixa~
4 p:desca~
6 p:desco~
4 p:desco~ S e
6 p:difer~ de
3 p:disca~
3 p:dispe~
4 p:disre~
1 p:drop
7 p:esque~
-4 p:esque~ de
4 p:excec~ de
4 p:excep~
4 p:excep~ for
5 p:excep~ of
7 p:excep~ payme~
-2 p:excep~ the
-2 p:excep~ the T ones ,
5 p:excep~ those of
5 p:excep~ those with
4 p:excet~
-5 p:excet~ T ,
3 p:excet~ a
6 p:excet~ casos de
3 p:excet~ contr~ de
-2 p:excet~ os de
6 p:exclu~
-3 p:exclu~ T ,
2 p:exclu~ assin~ em
-1 p:exclu~ os de
1 p:exclu~ those made by
4 p:filte~ out
3 p:fora
-3 p:fora ,
-1 p:fora as
1 p:fora os
8 p:forge~
1 p:ignor~
-2 p:inclu~
6 p:inste~ of
-1 p:inste~ of T ,
-4 p:just
-1 p:just T ,
-4 p:just the
4 p:leave
-2 p:leave out
5 p:lugar de
-1 p:mas
-2 p:mas veja
6 p:menos
5 p:menos S e
3 p:menos contr~ de
-3 p:menos contr~ em
4 p:menos os de
6 p:minus
2 p:nada de
-1 p:nada de T
-1 p:nada de T ,
1 p:nao
-5 p:nao ,
-2 p:nao . quero
-4 p:nao acred~ em
-8 p:nao concl~
-5 p:nao confi~ em
3 p:nao e
-5 p:nao e que eu desco~
-10 p:nao entre~
-3 p:nao ha
-7 p:nao houve
4 p:nao inclu~
3 p:nao me inter~
-3 p:nao me inter~ ,
10 p:nao o
-2 p:nao olhar
8 p:nao os contr~
3 p:nao os de
4 p:nao preci~ olhar
10 p:nao quero
6 p:nao quero saber de
5 p:nao seja
1 p:nao seja os contr~
3 p:nao sejam
5 p:nao sejam de
-3 p:nao seria o caso de
2 p:nao tem
3 p:nao tenha~ a ver com
2 p:nao tenho inter~ em
-3 p:nao valem ,
4 p:nao venha~ de
-5 p:nao vi
1 p:neith~
5 p:nem
-2 p:nem T ,
-1 p:nem T :
5 p:nem de
2 p:nem os de
1 p:nenhu~
-6 p:never deliv~
4 p:never mind
-7 p:never publi~
-3 p:ningu~ fisca~
1 p:no
-6 p:no ,
-1 p:no T ,
-2 p:no matte~ the size ,
14 p:no signs of
4 p:nor
4 p:not
-8 p:not T
6 p:not any
6 p:not award~ to
8 p:not count~
-9 p:not finis~
6 p:not from
5 p:not inter~ in
7 p:not made by
-4 p:not that . i want
8 p:not the
9 p:not those of
-7 p:not yet paid
4 p:nothi~
8 p:nothi~ on
5 p:nothi~ to do with
2 p:omit
-6 p:only
5 p:outsi~
3 p:por
-4 p:por T
-3 p:por que
3 p:pular
4 p:remov~
5 p:salvo
1 p:salvo os de
5 p:save
3 p:save for
5 p:sem
3 p:sem a
6 p:sem consi~
8 p:sem conta~
14 p:sem inclu~
10 p:sem indic~ de
11 p:sem os
2 p:skip
-1 p:skip T
1 p:skip those with
-6 p:so
2 p:t
-3 p:t any
7 p:t bothe~ with
7 p:t inclu~
3 p:t let by
-1 p:t payme~ in
-5 p:t there
-4 p:t trust
7 p:t want
2 p:than
-6 p:than T
5 p:tira
5 p:tiran~
-6 p:tiran~ T ,
3 p:tiran~ os de
6 p:vez de
-1 p:vez de T ,
4 p:witho~
-6 p:witho~ forge~
4 p:witho~ the
-8 q:-
-3 q:afora
-17 q:anything
3 q:anything2
3 q:aside
-8 q:except
2 q:exception
1 q:exceto
4 q:excluding
1 q:fora
-13 q:nada2
1 q:nao
-5 q:nao2
-10 q:nenhum
-2 q:nenhum2
-2 q:no
-3 q:no2
1 q:not
-7 q:not2
-6 q:nunca
-1 q:outside
-10 q:por
-4 q:sem
-8 q:so
-8 q:t
-6 q:t2
-1 q:tirando
-10 q:why
-2 r:\$ \$
-2 r:\$ \$ \$
-5 r:( excet~
-7 r:( no
-4 r:( no T
-3 r:( sem
8 r:) \$
8 r:) \$ \$
5 r:) T
5 r:) T \$
-6 r:, S
-7 r:, S \$
3 r:, S T
-5 r:, S e
-1 r:, T
1 r:, T \$
-7 r:, T ,
-6 r:, T ?
8 r:, T S
8 r:, T T
-7 r:, T but
-7 r:, T e
-6 r:, T excep~
-7 r:, T excet~
-7 r:, T nao
-4 r:, T not
-4 r:, T que
-4 r:, T that
-3 r:, T tiran~
-1 r:, T too
-7 r:, a
-3 r:, and
-5 r:, anyth~
-5 r:, anyth~ but
4 r:, as
5 r:, as licit~
-3 r:, bar
-2 r:, bar those
-5 r:, but
-5 r:, but T
-3 r:, but check
-3 r:, but not
-3 r:, but nothi~
-2 r:, but skip
-6 r:, check
-7 r:, check it
-11 r:, com
3 r:, compr~
3 r:, compr~ T
-2 r:, contr~
4 r:, contr~ T
-6 r:, cut
-5 r:, deals
-5 r:, deixa~
-4 r:, deixa~ de
-3 r:, don
-3 r:, don t
7 r:, e
-6 r:, excep~
-2 r:, excep~ the
-6 r:, excet~
-5 r:, excet~ :
-1 r:, excet~ T
-5 r:, exclu~
-1 r:, exclu~ T
-1 r:, exclu~ os
-5 r:, exclu~ those
-5 r:, exemp~
-3 r:, filte~
-3 r:, filte~ out
-7 r:, fora
-7 r:, fora os
-6 r:, hold
-6 r:, hold the
-3 r:, how
3 r:, i
8 r:, i want
-11 r:, ignor~
-8 r:, inclu~
-8 r:, inclu~ T
-6 r:, inves~
8 r:, just
6 r:, just T
-4 r:, leave
-5 r:, leavi~
-2 r:, leavi~ aside
-3 r:, mas
4 r:, mas T
-8 r:, mas nao
-3 r:, mas veja
-3 r:, menos
-2 r:, menos T
-3 r:, menos os
-4 r:, nada
-4 r:, nada de
-6 r:, nao
-7 r:, nao T
-5 r:, neith~
-3 r:, nem
-6 r:, nenhu~
-7 r:, nenhu~ T
5 r:, no
3 r:, no S
-7 r:, nope
-8 r:, not
-5 r:, not T
-3 r:, not count~
-4 r:, nothi~
1 r:, o
-4 r:, omitt~
-4 r:, os
-3 r:, pagam~
-3 r:, pagam~ T
1 r:, por
1 r:, por favor
-3 r:, purch~
-2 r:, purch~ T
6 r:, quais
8 r:, quais contr~
-3 r:, qualq~
-2 r:, qualq~ um
7 r:, que
-9 r:, que nao
11 r:, quero
9 r:, quero T
-5 r:, ressa~
-3 r:, salvo
-3 r:, salvo os
1 r:, sem
-5 r:, skip
11 r:, so
12 r:, so T
-5 r:, spare
-5 r:, spare me
-2 r:, tambe~
1 r:, the
1 r:, the tende~
-6 r:, tiran~
-9 r:, tiran~ T
-5 r:, todos
-2 r:, todos menos
-3 r:, verif~
-5 r:, verif~ \$
-3 r:, witho~
-4 r:, witho~ T
-3 r:- nada
-3 r:- nada de
-7 r:- no
-5 r:- no T
-4 r:- sem
1 r:. \$
1 r:. \$ \$
-4 r:. Ignor~
-4 r:. Ignor~ os
-4 r:. Pode
-4 r:. Pode pular
-8 r:/ not
-1 r:: S
-3 r:: S \$
-2 r:: T
-2 r:: T \$
-3 r:: T ,
4 r:: T T
-5 r:: all
-5 r:: all but
-4 r:: contr~
-6 r:: pagam~
-3 r:: pagam~ T
-2 r:: purch~
-2 r:: purch~ T
4 r:; S
4 r:; S \$
6 r:; T
-3 r:; contr~
-7 r:; desco~
-6 r:; desco~ T
-11 r:; ignor~
10 r:; mostr~
-7 r:; nao
-7 r:; nao inclu~
3 r:; quero
2 r:; quero T
11 r:; show
11 r:; show T
-6 r:? \$
-6 r:? \$ \$
-8 r:? e
16 r:? nao
16 r:? nao ,
15 r:? no
15 r:? no ,
-8 r:S \$
-8 r:S \$ \$
-10 r:S ,
-5 r:S , T
-3 r:S ?
-3 r:S ? \$
-4 r:S T
-6 r:S T ?
-5 r:T \$
-5 r:T \$ \$
-8 r:T ,
-12 r:T , S
-3 r:T , T
-3 r:T , but
-2 r:T , excep~
-2 r:T , excet~
-7 r:T , exclu~
-6 r:T , leavi~
-5 r:T , mas
-3 r:T , menos
-6 r:T , nao
-2 r:T , not
-4 r:T , sem
-3 r:T , todos
-6 r:T , witho~
-3 r:T -
-6 r:T .
-10 r:T :
-7 r:T : T
-6 r:T ;
-2 r:T ?
-2 r:T ? \$
-4 r:T S
-2 r:T S \$
-9 r:T S ,
-8 r:T S ?
-3 r:T S T
-2 r:T T
-1 r:T T \$
-11 r:T T ,
-4 r:T T ?
-9 r:T T S
1 r:T T T
-11 r:T and
-1 r:T and T
-4 r:T as
-4 r:T as licit~
-4 r:T at
-6 r:T but
-5 r:T com
-5 r:T compr~
-5 r:T compr~ T
-7 r:T contr~
-6 r:T contr~ T
-3 r:T desco~
-7 r:T e
-8 r:T e T
-6 r:T em
-3 r:T excep~
-3 r:T excep~ those
-8 r:T excet~
-5 r:T exclu~
-2 r:T flagg~
-2 r:T flagg~ ?
-7 r:T fora
-6 r:T nao
-7 r:T not
-11 r:T of
-4 r:T pagam~
-4 r:T pagam~ T
-7 r:T purch~
-7 r:T purch~ T
-4 r:T que
-3 r:T que nao
-11 r:T sem
-5 r:T that
-3 r:T with
-2 r:T with no
-2 r:T witho~
-2 r:T witho~ inclu~
-10 r:a T
12 r:a parte
12 r:a parte \$
4 r:and S
-1 r:and S \$
-8 r:and S ,
-9 r:and S T
-6 r:and S on
-10 r:and T
3 r:and contr~
1 r:and don
1 r:and don t
5 r:and nothi~
13 r:and show
-4 r:and stuff
-3 r:and the
-7 r:and those
5 r:and whate~
2 r:and whate~ S
10 r:apare~ em
-5 r:apart from
-5 r:apart from S
-3 r:apart from T
-6 r:as licit~
-6 r:as licit~ T
10 r:aside \$
10 r:aside \$ \$
-9 r:assin~ T
-9 r:at T
5 r:at T \$
-3 r:at the
-3 r:at the T
-4 r:bar those
-4 r:bar those with
-3 r:bough~ T
-3 r:bough~ by
1 r:but T
-4 r:but T \$
-5 r:but don
-5 r:but don t
-8 r:but not
-4 r:but nothi~
-4 r:but nothi~ on
-8 r:by T
-4 r:by the
-4 r:by the T
8 r:cases aside
8 r:cases aside ,
-5 r:com T
-4 r:com T \$
-3 r:com a
-6 r:com excec~
-6 r:com excec~ de
1 r:compr~ T \$
-6 r:compr~ T ,
-4 r:compr~ T T
-5 r:contr~ ,
-1 r:contr~ T
-13 r:contr~ T \$
-4 r:contr~ T ,
7 r:contr~ T T
-3 r:contr~ at
-2 r:contr~ at T
-3 r:contr~ of
-5 r:count ?
-5 r:count ? \$
-14 r:da T
-3 r:da T T
15 r:da lista
15 r:da lista ,
-2 r:de T
-3 r:de T \$
-2 r:de T ,
-2 r:de T T
-10 r:de despe~
8 r:de fora
9 r:de fora \$
2 r:de fora ,
5 r:de lado
5 r:de lado \$
-4 r:desco~ T
-4 r:desco~ T \$
-9 r:difer~ de
-8 r:difer~ de T
2 r:do T
8 r:do T T
-10 r:do que
-10 r:do que em
9 r:does not
9 r:does not matte~
7 r:doesn t
7 r:doesn t count
3 r:e S
-7 r:e S \$
-3 r:e S ,
-12 r:e S T
-2 r:e S de
15 r:e S nao
-7 r:e T
-2 r:e a
-2 r:e a S
2 r:e as
4 r:e depoi~
4 r:e depoi~ T
-4 r:e mostr~
-19 r:e nao
-9 r:e nao T
14 r:e os
12 r:e os de
-2 r:em T
3 r:em T \$
3 r:em T ,
6 r:em T ?
-2 r:em T T
-5 r:em vez
-5 r:em vez de
-5 r:enoug~ ?
-5 r:enoug~ ? \$
11 r:eu ja
11 r:eu ja vi
13 r:excep~ \$
13 r:excep~ \$ \$
-9 r:excep~ T
-8 r:excep~ T \$
-8 r:excep~ for
-9 r:excep~ payme~
-7 r:excep~ payme~ T
-7 r:excep~ those
-6 r:excep~ those of
-11 r:excet~ T
-9 r:excet~ T \$
-2 r:excet~ as
-2 r:excet~ pagam~
13 r:exclu~ \$
13 r:exclu~ \$ \$
-7 r:exclu~ T
-6 r:exclu~ T \$
9 r:exclu~ ]
9 r:exclu~ ] \$
-3 r:fez T
7 r:fica de
7 r:fica de fora
11 r:fica fora
11 r:fica fora ,
12 r:ficam de
12 r:ficam de fora
-6 r:flagg~ ?
-6 r:flagg~ ? \$
-1 r:foi T
-1 r:foi T ?
-6 r:for T
-3 r:for T \$
8 r:for later
8 r:for later ,
11 r:fora \$
11 r:fora \$ \$
-10 r:fora T
-4 r:fora T ?
-6 r:from anyon~
-6 r:from anyon~ other
12 r:i have
12 r:i have seen
-1 r:in T
-9 r:in T \$
8 r:in T ?
-3 r:in any
-3 r:in any place
2 r:in the
-10 r:inste~ of
-5 r:inste~ of T
-10 r:is bad
-10 r:is bad ,
12 r:is out
12 r:is out ,
-8 r:leavi~ out
-8 r:leavi~ out T
-16 r:mas nao
-8 r:menos T
-8 r:menos T \$
-7 r:minus T
-7 r:minus T \$
-9 r:na T
-4 r:na T T
10 r:nao \$
10 r:nao \$ \$
21 r:nao ,
8 r:nao , so
-12 r:nao assin~
-4 r:nao basta
-4 r:nao basta ?
9 r:nao conta
9 r:nao conta \$
-8 r:nao e
8 r:nao entra
8 r:nao entra \$
-6 r:nao entre~
-5 r:nao entre~ T
-10 r:nao feito~
-10 r:nao feito~ por
-6 r:nao foi
-5 r:nao foi marca~
-10 r:nao infer~
9 r:nao inter~
9 r:nao inter~ \$
10 r:nao me
10 r:nao me inter~
-9 r:nao pagos
-17 r:nao so
11 r:nao valem
4 r:nao valem \$
9 r:nao valem ,
8 r:nem S
4 r:nem S \$
3 r:nem S ,
-2 r:nem S :
2 r:nem de
2 r:nem de S
1 r:nem os
12 r:nenhu~ .
12 r:nenhu~ . so
-11 r:net of
-7 r:net of T
-6 r:never deliv~
-6 r:never deliv~ T
11 r:no \$
11 r:no \$ \$
17 r:no ,
14 r:no , T
1 r:no S
1 r:no S ,
-11 r:no T
8 r:nor S
-5 r:not T
-10 r:not award~
-6 r:not award~ to
-9 r:not count~
-11 r:not finis~
-11 r:not from
-11 r:not from T
12 r:not inclu~
12 r:not inclu~ \$
-8 r:not made
-8 r:not made by
-4 r:not relat~
-4 r:not relat~ to
10 r:not wante~
10 r:not wante~ \$
-7 r:not yet
-7 r:not yet paid
-7 r:nunca entre~
-7 r:nunca entre~ \$
-8 r:of T
-2 r:of T T
-2 r:of any
-2 r:of any body
-4 r:on T
-6 r:on T \$
1 r:ones \$
1 r:ones \$ \$
-1 r:ones ,
2 r:ones , T
11 r:ones aside
11 r:ones aside ,
2 r:or S
-3 r:or S \$
-6 r:other than
-4 r:ou S
7 r:ou S \$
6 r:out \$
6 r:out \$ \$
12 r:out of
10 r:out of T
2 r:out of it
-5 r:pagam~ S
-4 r:pagam~ T
1 r:pagam~ T T
-6 r:payme~ T
-3 r:pela T
2 r:pleas~ ,
12 r:pode ignor~
12 r:pode ignor~ .
7 r:pra la
7 r:pra la ,
-6 r:purch~ T
-3 r:que T
-6 r:que nada
-6 r:que nada tem
-7 r:que nao
-3 r:que nao envol~
-5 r:que nao foram
-2 r:que nao passa~
-7 r:que nao seja
-6 r:que nao sejam
-9 r:que nao tem
-5 r:que nao tenha~
-3 r:que nao venha~
-3 r:que nunca
-3 r:que nunca foram
-7 r:rathe~ than
-4 r:regar~ ,
-4 r:regar~ , no
-7 r:s /
-4 r:save T
-4 r:save T \$
-7 r:save for
-8 r:sem T
-7 r:sem consi~
-3 r:sem conta~
-4 r:sem conta~ T
-9 r:sem inclu~
-5 r:sem indic~
-5 r:sem indic~ de
-6 r:sem os
-7 r:sem os T
-3 r:sem prazo
-6 r:sem publi~
-7 r:sign T
-1 r:sign T ?
5 r:signe~ \$
5 r:signe~ \$ \$
-8 r:signe~ T
-8 r:signe~ T \$
-5 r:sim \$
-5 r:sim \$ \$
-8 r:sim ,
-7 r:that are
-6 r:that are not
-5 r:that aren
-5 r:that aren t
-4 r:that didn
-4 r:that didn t
-3 r:that don
-3 r:that don t
-10 r:that have
-10 r:that have nothi~
-6 r:that isn
-6 r:that isn t
-3 r:that never
-3 r:that never went
-4 r:that were
-4 r:that were never
-2 r:that were not
-5 r:the tende~
-5 r:the tende~ T
-7 r:tiran~ os
-7 r:tiran~ os de
-1 r:too \$
-1 r:too \$ \$
-4 r:unles~ they
-4 r:unles~ they are
-4 r:unrel~ to
-8 r:vs S
-5 r:which weren
-5 r:which weren t
-5 r:with S
4 r:with T
-5 r:with any
-5 r:with any firm
-13 r:with no
-8 r:with no T
-9 r:with no publi~
-9 r:with no signs
-9 r:with or
-9 r:with or witho~
-6 r:with the
-1 r:with the excep~
-6 r:witho~ count~
-4 r:witho~ inclu~
-7 r:witho~ the
-3 r:witho~ the T
-7 r:worth T
-5 r:yes \$
-5 r:yes \$ \$
-6 r:yes ,
-5 st:S (
-3 st:S ,
-4 st:S , S
2 st:S , T
-4 st:S , anyth~
-2 st:S , but
7 st:S , excet~
-1 st:S , exclu~
3 st:S , menos
-3 st:S -
1 st:S .
-8 st:S :
-3 st:S : T
-7 st:S ;
6 st:S ?
5 st:S ? nao
4 st:S ? no
-4 st:S S
-3 st:S S ,
2 st:S T
-7 st:S T \$
-2 st:S T ,
-1 st:S T ;
-6 st:S T T
-8 st:S T and
9 st:S T but
3 st:S T que
4 st:S T that
2 st:S T with
-11 st:S and
-8 st:S and S
-5 st:S bough~
6 st:S cases
6 st:S cases aside
-11 st:S com
-3 st:S contr~
-4 st:S contr~ T
-1 st:S da
-1 st:S da T
-8 st:S de
-4 st:S de T
-7 st:S do
-7 st:S do T
-6 st:S e S
-7 st:S em
-2 st:S em T
-1 st:S excep~
2 st:S in
3 st:S nao
-6 st:S not
-5 st:S of
-5 st:S of T
-9 st:S ou
-10 st:S ou S
-4 st:S que
-1 st:S que nao
1 st:S save
1 st:S save for
-3 st:S sem
-3 st:S that
-1 st:S that were
-4 st:S vs
-4 st:S vs S
-1 st:S with
2 st:S with no
10 st:S witho~
-5 st:S x
-5 st:S x S
8 st:T (
3 st:T ,
-4 st:T , S
4 st:T , T
6 st:T , but
2 st:T , deixa~
-3 st:T , exclu~
-2 st:T :
-5 st:T : S
-2 st:T : T
-2 st:T : contr~
15 st:T ;
-3 st:T ?
-5 st:T ? no
-3 st:T S
-5 st:T S \$
-1 st:T S ,
-5 st:T S ;
-3 st:T S T
-8 st:T S and
2 st:T S but
-1 st:T S excep~
-5 st:T S that
-1 st:T S with
7 st:T T
2 st:T T ,
-3 st:T T S
2 st:T T but
3 st:T T excep~
-5 st:T T que
-3 st:T T with
-1 st:T acima
-1 st:T acima de
-4 st:T and
-5 st:T and T
2 st:T apart
2 st:T apart from
3 st:T at
-1 st:T bough~ T
-1 st:T bough~ by
4 st:T com
12 st:T compa~
1 st:T compr~
1 st:T contr~
9 st:T contr~ S
-2 st:T da
-2 st:T da S
1 st:T da T
-10 st:T de
-2 st:T de S
1 st:T de T
4 st:T do
7 st:T do T
-4 st:T e T
-1 st:T em
-3 st:T em S
-2 st:T em T
6 st:T em algum
8 st:T excep~
9 st:T excep~ for
-4 st:T fica
-4 st:T fica fora
-7 st:T for
-1 st:T from
-1 st:T from anyon~
-1 st:T in
7 st:T mas
7 st:T mas nao
-1 st:T nao
-10 st:T no
11 st:T not
-4 st:T of
-8 st:T of S
-4 st:T of T
-4 st:T payme~
1 st:T que
-3 st:T que nao
7 st:T save
-2 st:T sem
10 st:T sem os
-12 st:T sem prazo
10 st:T that
-1 st:T that were
-8 st:T vs
-8 st:T vs T
1 st:T with
-2 st:a S
-8 st:a T
-5 st:ainda nao
-5 st:ainda nao vi
1 st:algum probl~
1 st:algum probl~ excet~
-8 st:all S
1 st:all T
1 st:all of
6 st:all of T
-5 st:anali~ as
-4 st:any S
-1 st:any T
1 st:any red
1 st:any red flags
-1 st:anyth~ but
-4 st:anyth~ but T
-5 st:anyth~ by
-3 st:anyth~ by T
6 st:anyth~ other
6 st:anyth~ other than
-2 st:apart from
3 st:apart from S
-7 st:apart from T
-4 st:aren t
-4 st:aren t there
-2 st:as S
-4 st:as T
7 st:as licit~
1 st:as licit~ S
7 st:as licit~ T
2 st:aside from
4 st:aside from S
-5 st:aside from T
-7 st:assin~ em
-8 st:assin~ em T
-4 st:audit S
5 st:audit T
-11 st:audit~ S
-1 st:audit~ T
-2 st:audit~ T e
-7 st:be sure
-7 st:be sure not
1 st:boa tarde
3 st:bom dia
5 st:bom dia ,
-5 st:can t
-7 st:can t find
-1 st:can t you
-4 st:casos de
-1 st:casos de S
-4 st:casos de T
-4 st:check S
-2 st:check S ,
6 st:check T
4 st:check T ,
-2 st:check as
-2 st:check as licit~
-4 st:check casos
-4 st:check casos de
-2 st:check contr~
-1 st:check contr~ S
9 st:check pagam~
2 st:check pagam~ S
-7 st:check the
-1 st:check the T
-14 st:com ou
-14 st:com ou sem
-5 st:compa~ S
-4 st:compa~ S T
-6 st:compa~ S and
-4 st:compa~ S com
-3 st:compa~ S with
-6 st:compa~ T
-2 st:compa~ T S
-6 st:compa~ T spend~
-7 st:compa~ T with
-9 st:compa~ a
-9 st:compa~ a S
-1 st:compa~ a T
-15 st:compa~ o
-2 st:compa~ os
-6 st:compa~ spend~
-6 st:compa~ spend~ on
-8 st:compa~ the
-9 st:compa~ the S
-4 st:compa~ the three
-7 st:compr~ S ,
-1 st:compr~ S S
-3 st:compr~ S T
-4 st:compr~ S que
5 st:compr~ T
1 st:compr~ T ,
-2 st:compr~ T S
-1 st:compr~ T T
-6 st:compr~ de
-6 st:compr~ de S
-3 st:compr~ de T
-3 st:compr~ o
6 st:compr~ pagam~
6 st:compr~ pagam~ S
1 st:contr~ S
3 st:contr~ S ,
-4 st:contr~ S S
-3 st:contr~ S T
-3 st:contr~ S que
-2 st:contr~ S that
3 st:contr~ T
-1 st:contr~ T ,
5 st:contr~ T S
9 st:contr~ T T
-12 st:contr~ T com
-10 st:contr~ T nao
2 st:contr~ T que
-6 st:contr~ T that
-6 st:contr~ as
-6 st:contr~ as licit~
-13 st:contr~ assin~
-8 st:contr~ assin~ em
-6 st:contr~ com
-1 st:contr~ compr~
1 st:contr~ compr~ T
-3 st:contr~ da
-4 st:contr~ da S
2 st:contr~ da T
-5 st:contr~ de
-7 st:contr~ de S
3 st:contr~ de T
-9 st:contr~ o
-5 st:contr~ of
5 st:contr~ of T
-2 st:contr~ payme~
-4 st:contr~ signe~
-3 st:contr~ signe~ on
1 st:contr~ the
1 st:contr~ the tende~
5 st:corta S
5 st:corta S ,
-3 st:corta T
-3 st:corta T ,
1 st:corte os
-1 st:could you
-1 st:could you pleas~
-3 st:could~ t
-3 st:could~ t you
-12 st:deals T
-4 st:deixa T
-4 st:deixa T pra
-2 st:deixa~ T
-2 st:deixa~ T de
4 st:desca~ S
-6 st:desca~ T
-6 st:desca~ T ,
3 st:desco~ S
2 st:desco~ S ,
-9 st:desco~ T
-5 st:desco~ T ,
2 st:desco~ as
2 st:desco~ o
-11 st:did T
-2 st:did the
3 st:disca~ S
3 st:disca~ S \$
-4 st:dispe~ T
-4 st:dispe~ T ,
4 st:disre~ S
-5 st:disre~ T
-3 st:disre~ T ,
6 st:disre~ those
-9 st:do not
-9 st:do not drop
-12 st:do you
-9 st:do you not
-12 st:don t
7 st:don t bothe~
-9 st:don t forge~
-9 st:don t ignor~
19 st:don t inclu~
-9 st:don t leave
-14 st:don t miss
-7 st:don t remov~
-3 st:don t show
-4 st:don t skip
-8 st:don t you
-2 st:dossi~ on
-2 st:draft a
-2 st:draft a repor~
4 st:drop S
4 st:drop S ,
-5 st:drop T
-4 st:drop T ,
-6 st:empre~ com
-1 st:esque~ S
-1 st:esque~ S ,
3 st:every~ T
8 st:every~ excep~
1 st:every~ on
-7 st:every~ on S
1 st:every~ on T
-1 st:excep~ for
-7 st:excep~ for T
1 st:excep~ for those
3 st:excep~ those
2 st:excep~ those with
1 st:excet~ S
-2 st:excet~ S ,
-6 st:excet~ T
-6 st:excet~ T ,
1 st:exclu~ S
5 st:exclu~ S \$
-1 st:exclu~ S ,
6 st:exclu~ S and
-7 st:exclu~ T
-4 st:exclu~ T ,
-2 st:exclu~ T and
2 st:exclu~ as
-16 st:exclu~ neith~
-11 st:exclu~ neith~ S
-10 st:exclu~ neith~ as
-6 st:exclu~ neith~ o
7 st:exclu~ os
7 st:exclu~ those
7 st:filte~ out
-6 st:find S
-1 st:find T
4 st:fora S
4 st:fora S e
-4 st:fora T
-4 st:fora T e
5 st:forge~ S
5 st:forge~ S ,
-1 st:forge~ about
-1 st:fraud~ em
-5 st:gera um
-5 st:gera um relat~
-5 st:gere relat~
-5 st:gere um
-5 st:gere um relat~
-2 st:give me
-1 st:good after~
-1 st:good after~ ,
4 st:has any
4 st:has any city
5 st:hi ,
2 st:hi , S
1 st:hi , T
-1 st:hi , compr~
3 st:hi , contr~
3 st:hi , payme~
-2 st:houve os
-2 st:houve os de
4 st:how many
-2 st:how many S
-4 st:how many as
-7 st:how many casos
1 st:how many compr~
6 st:how many contr~
-2 st:how many pagam~
-1 st:how much
1 st:how much did
-8 st:how much has
-4 st:i can
-4 st:i can t
-5 st:i could~
-5 st:i could~ t
-4 st:i don
-4 st:i don t
5 st:i have
5 st:i have no
-7 st:i haven
-7 st:i haven t
-2 st:i m
-5 st:i m a
-2 st:i m not
-6 st:i m on
-8 st:i m writi~
4 st:i mean
-3 st:i mean S
5 st:i mean T
-1 st:i never
-1 st:i never saw
-1 st:i want
-5 st:i want S
3 st:i want T
-10 st:i want nothi~
2 st:i want os
4 st:i want pagam~
-1 st:ident~ pagam~
-1 st:ident~ pagam~ em
-2 st:if it
-2 st:if it s
4 st:ignor~ S
5 st:ignor~ S \$
3 st:ignor~ S ,
-7 st:ignor~ T
-7 st:ignor~ T ,
-3 st:ignor~ as
1 st:ignor~ as da
-7 st:inclu~ S
-6 st:inclu~ S \$
-3 st:inclu~ S T
-3 st:inclu~ T
-1 st:inclu~ T S
-2 st:inste~ of
2 st:inste~ of S
-5 st:inste~ of T
-2 st:inves~ S
-2 st:inves~ S ,
4 st:inves~ S T
1 st:inves~ T
-2 st:inves~ T S
7 st:inves~ T T
9 st:inves~ as
9 st:inves~ as licit~
6 st:inves~ compr~
3 st:inves~ contr~ T
-3 st:inves~ os
-1 st:irreg~ S
-4 st:irreg~ T
-11 st:is it
-11 st:is it not
-2 st:is there S
2 st:is there T
-3 st:is there no
-6 st:isn t
-6 st:isn t there
-7 st:it s
-7 st:it s not
-5 st:just S
3 st:leave S
-2 st:leave T
-2 st:leave T for
5 st:leave out
4 st:leave out S
-6 st:leave out T
-6 st:licit~ S
-11 st:licit~ S ,
-3 st:licit~ S T
6 st:licit~ T
2 st:licit~ T ,
5 st:licit~ T T
-9 st:licit~ com
-1 st:licit~ contr~
-6 st:licit~ contr~ S
2 st:licit~ contr~ T
1 st:list S
2 st:list S ,
-3 st:list S contr~
10 st:list T
4 st:list T ,
-7 st:list T contr~
-5 st:list T of
1 st:list as
4 st:list as licit~
-3 st:list contr~
6 st:list contr~ T
-3 st:list the
-3 st:liste os
-3 st:liste os contr~
-1 st:look for
-4 st:look into
-2 st:look into T
2 st:me mostr~
2 st:me mostr~ os
-6 st:menos contr~
-6 st:menos contr~ em
-3 st:mostr~ S
-1 st:mostr~ T
2 st:mostr~ T excet~
-8 st:mostr~ contr~
-8 st:mostr~ contr~ de
-2 st:mostr~ os
-3 st:mostr~ os contr~
-6 st:nada alem
-6 st:nada alem de
-4 st:nada de
-2 st:nada de S
-3 st:nada de T
-10 st:nada que
-10 st:nada que nao
4 st:nao S
-5 st:nao T
-3 st:nao T ,
-13 st:nao acho
-7 st:nao acred~
-7 st:nao acred~ em
-5 st:nao apena~
7 st:nao as
-5 st:nao confi~
-5 st:nao confi~ em
-5 st:nao daria
-5 st:nao daria pra
-15 st:nao deixe
-10 st:nao deixe de
-9 st:nao e
5 st:nao e S
-7 st:nao e T
-7 st:nao e para
-7 st:nao e pra
-9 st:nao e que
-11 st:nao encon~
-2 st:nao encon~ T
-14 st:nao enten~
-1 st:nao enten~ ,
-4 st:nao esque~
-3 st:nao esque~ S
-2 st:nao esque~ de
-10 st:nao exclu~
-8 st:nao exist~
-1 st:nao exist~ T
-2 st:nao exist~ nenhu~
-10 st:nao ha
-5 st:nao ha S
-1 st:nao ha T
-7 st:nao houve
-1 st:nao houve T
-11 st:nao ignor~
-4 st:nao impor~
-4 st:nao impor~ o
10 st:nao inclu~
-5 st:nao lembr~
-5 st:nao lembr~ o
-7 st:nao ligo
-7 st:nao ligo pros
-4 st:nao me
-6 st:nao me inter~
-2 st:nao me mostr~
-1 st:nao preci~
5 st:nao preci~ olhar
-5 st:nao preci~ ser
-6 st:nao pule
-4 st:nao que
-4 st:nao que eu
1 st:nao quero
-3 st:nao quero S
2 st:nao quero os
6 st:nao quero saber
-7 st:nao sei
-3 st:nao sei o
-5 st:nao sei se
-3 st:nao seria
-3 st:nao seria o
-4 st:nao so
-3 st:nao so S
-2 st:nao so T
-4 st:nao so os
-2 st:nao tem
-16 st:nao tem S
-2 st:nao tem T
-4 st:nao tem coisa
-2 st:nao tenho certe~
-6 st:nao tire
-3 st:nao tire os
7 st:neith~ S
7 st:neith~ S nor
-4 st:neith~ T
-4 st:neith~ T nor
7 st:neith~ as
7 st:neith~ contr~
7 st:neith~ contr~ de
5 st:nem S
5 st:nem S nem
-5 st:nem T
-5 st:nem T nem
5 st:nem os
-7 st:nenhu~ S
-10 st:nenhu~ T
-6 st:nenhu~ T ,
-1 st:nenhu~ T em
6 st:nenhu~ a
-8 st:nenhu~ compr~
-8 st:nenhu~ estad~
-8 st:nenhu~ estad~ excet~
9 st:nenhu~ os
-8 st:never leave
-8 st:never leave out
5 st:never mind
4 st:never mind S
-8 st:never mind T
-4 st:ningu~ fisca~
-4 st:ningu~ fisca~ S
-1 st:ningu~ fisca~ T
3 st:no S
-1 st:no S ,
3 st:no S :
8 st:no S no
1 st:no S pleas~
-3 st:no T
-1 st:no T ,
-2 st:no T :
-1 st:no T no
-5 st:no T pleas~
-6 st:no doubt
-1 st:no doubt T
1 st:no lugar
1 st:no lugar de
-3 st:no matte~
-3 st:no matte~ the
6 st:no need
6 st:no need to
-11 st:no one
-7 st:no one but
-8 st:no one excep~
-3 st:no rush
-3 st:no rush :
-12 st:no state
-12 st:no state but
-12 st:nobod~ check~
-2 st:nobod~ check~ T
-3 st:nobod~ looke~
-3 st:nobod~ looke~ at
8 st:non S
4 st:non S T
-10 st:non T
-12 st:non T T
7 st:non as
7 st:non as da
9 st:non os
9 st:non os de
-12 st:none but
5 st:not S
-7 st:not T
-7 st:not T but
-1 st:not inter~
-1 st:not inter~ in
-3 st:not just
-1 st:not just T
-4 st:not just the
-8 st:not only
-7 st:not only S
-2 st:not only T
-12 st:not that
-10 st:not witho~
-1 st:not witho~ T
-10 st:nothi~ but
-4 st:nothi~ but S
-13 st:nothi~ other
-13 st:nothi~ other than
-7 st:nothi~ that
-6 st:nothi~ that is
-6 st:nothi~ that isn
-9 st:numbe~ of
-2 st:numbe~ of T
-6 st:nunca inves~
-5 st:nunca inves~ as
-6 st:nunca vi
-6 st:nunca vi tanto
-4 st:o S
-4 st:o T
-5 st:o T ,
-13 st:o que
-12 st:o que S
-7 st:o que T
-10 st:obras nao
-10 st:obras nao concl~
2 st:of any
2 st:of any state
-10 st:only S
-6 st:only cases
-6 st:only cases of
6 st:only contr~
-1 st:os S
-14 st:os T
-10 st:os contr~
-7 st:os contr~ S
-2 st:os contr~ T
-7 st:os de
-6 st:os de S
-3 st:os de T
6 st:other than
5 st:outro~ T
2 st:outro~ probl~
2 st:outro~ probl~ alem
3 st:pagam~ S
-2 st:pagam~ S ,
-1 st:pagam~ S T
5 st:pagam~ T
5 st:pagam~ T ,
-2 st:pagam~ T S
6 st:pagam~ T T
-1 st:payme~ S
-2 st:payme~ S ,
3 st:payme~ S T
5 st:payme~ T
2 st:payme~ T ,
-12 st:payme~ T S
14 st:payme~ T T
-5 st:payme~ in
-13 st:por que
-3 st:por que S
-10 st:por que nada
-1 st:por que nao
-10 st:por que o
-9 st:por que os
4 st:poupe me
6 st:poupe me os
-7 st:preci~ de
-7 st:preci~ de um
4 st:procu~ T
6 st:procu~ T de
-3 st:procu~ T em
-6 st:purch~ S
-2 st:purch~ S ,
10 st:purch~ T
4 st:purch~ T ,
-2 st:quais orgao~
-2 st:quais orgao~ mais
4 st:quais os
-5 st:quais os S
10 st:quais os T
-3 st:quais os compr~
-3 st:quais os contr~
7 st:quais os payme~
-4 st:quais os purch~
-6 st:qual a
-6 st:qual a difer~
-12 st:qualq~ S
5 st:qualq~ coisa
5 st:qualq~ coisa menos
1 st:quant~ S
-6 st:quant~ S ,
-4 st:quant~ S T
5 st:quant~ T
2 st:quant~ T ,
-2 st:quant~ T S
4 st:quant~ T T
-6 st:quant~ T a
-4 st:quant~ a
-4 st:quant~ a S
-2 st:quant~ a T
-8 st:quant~ as
-7 st:quant~ as da
-2 st:quant~ as licit~
6 st:quant~ compr~
-9 st:quant~ compr~ S
5 st:quant~ contr~
7 st:quant~ contr~ T
4 st:quant~ contr~ a
-1 st:quant~ contr~ o
7 st:quant~ de fato
-2 st:quant~ foi
-2 st:quant~ foi gasto
-3 st:quant~ o
-1 st:quant~ o T
-2 st:que outro~
-2 st:que outro~ probl~
-3 st:quero T
-4 st:quero a
-3 st:quero os
-3 st:quero os de
2 st:quero ver
7 st:quero ver T
-3 st:quero ver compr~
2 st:quero ver pagam~
-1 st:quis dizer
3 st:quis dizer T
-4 st:regar~ of
-4 st:regar~ of value
4 st:remov~ S
4 st:remov~ S \$
-6 st:repor~ S
-6 st:repor~ S T
-2 st:repor~ T
-2 st:repor~ T S
2 st:rule out
4 st:rule out a
2 st:salvo S
-6 st:salvo T
-6 st:salvo T ,
-1 st:salvo as
-3 st:se nao
-3 st:se nao for
-2 st:segun~ o
-2 st:segun~ o T
1 st:sem S
-10 st:sem deixa~
-10 st:sem deixa~ de
-11 st:sem duvid~
-15 st:sem esque~
-5 st:sem press~
-5 st:sem press~ :
2 st:sem ser
-10 st:sera que
-10 st:sera que nao
-7 st:show T
6 st:show me
-5 st:show me S
8 st:show me T
-1 st:show me as
4 st:show me contr~
-15 st:show me the
-9 st:show the
3 st:skip S
7 st:skip S \$
-8 st:skip T
-5 st:so S
-4 st:so as
-5 st:so os
-8 st:somen~ os
-12 st:sou verea~
4 st:steer clear
4 st:steer clear of
5 st:stuff S
-6 st:stuff T
-5 st:suspi~ contr~
-8 st:take T
-8 st:take T out
17 st:take out
-2 st:tem T
-5 st:tem indic~
-5 st:tem indic~ de
-4 st:the S
-9 st:the T
10 st:the tende~
-5 st:the tende~ S
14 st:the tende~ T
-2 st:those of
-10 st:those of T
-5 st:those with
2 st:those with S
-9 st:those with T
7 st:tira S
1 st:tira as S
3 st:tiran~ S
3 st:tiran~ S e
-5 st:tiran~ T
-1 st:tiran~ assin~
-1 st:tiran~ assin~ em
1 st:tiran~ compr~
-4 st:tiran~ compr~ T
2 st:tiran~ os
1 st:tire compr~
-8 st:todas as
-2 st:todas as T
-4 st:todos os
-4 st:todos os S
7 st:todos os T
-2 st:top NUM
-1 st:top NUM suppl~
-2 st:total gasto
-6 st:total pago
-3 st:total paid
-4 st:total paid by
3 st:tudo de
6 st:tudo de T
5 st:tudo menos
5 st:tudo menos S
-2 st:unfin~ casos
-2 st:unfin~ casos de
-5 st:using T
-5 st:using T data
-3 st:verif~ T
-2 st:verif~ as
-2 st:verif~ as T
-5 st:voce nao
-5 st:voce nao pode
-7 st:voces nao
-7 st:voces nao tem
-2 st:was there
-2 st:was there S
-2 st:was there compr~
-4 st:wasn t
-4 st:wasn t there
-3 st:were the
-2 st:were there
-5 st:what did
-2 st:what did S
-5 st:what did T
-2 st:what is
-14 st:what s
5 st:what was
5 st:what was the
-3 st:why are
-3 st:why are there
-7 st:why did
-5 st:why doesn
-5 st:why doesn t
-3 st:why is
-1 st:why is there
-5 st:why isn
-5 st:why isn t
-5 st:why not
-4 st:why wasn
-4 st:why wasn t
2 st:with the
2 st:with the excep~
3 st:witho~ S
-8 st:witho~ forge~
-6 st:witho~ forge~ S
-1 st:witho~ forge~ T
-11 st:witho~ leavi~
-11 st:witho~ leavi~ out
-3 st:write up
-3 st:write up a`
